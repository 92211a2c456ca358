import { readFile, writeFile } from 'node:fs/promises';
import { cpus, type } from 'node:os';

const file = new URL('../../PERFORMANCE.md', import.meta.url);

const marker = (name: string, end: 'start' | 'end') => `<!-- ${name}: ${end} -->`;

/** Finds a section of a Markdown text, between the markers `<!-- name: start -->` and `<!-- name: end -->`. */
function findSection(text: string, name: string): { from: number; to: number } {
  const start = text.indexOf(marker(name, 'start'));
  const from = start + marker(name, 'start').length;
  const to = text.indexOf(marker(name, 'end'), from);
  if (start < 0 || to < 0) throw new Error(`PERFORMANCE.md has no section "${name}".`);
  return { from, to };
}

/**
 * Replaces one section of a Markdown text.
 *
 * @throws when the text has no such section
 */
export function replaceSection(text: string, name: string, content: string): string {
  const { from, to } = findSection(text, name);
  return `${text.slice(0, from)}\n\n${content.trim()}\n\n${text.slice(to)}`;
}

/**
 * Changes a section of PERFORMANCE.md.
 *
 * @param change gets the section's text, and returns the new one
 * @returns the new text
 */
export async function changeSection(name: string, change: (section: string) => string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const { from, to } = findSection(text, name);
  const section = change(text.slice(from, to).trim());
  await writeFile(file, replaceSection(text, name, section));
  return section;
}

/** The machine in general terms. Its name is left out: the file is public. */
function describeMachine(): string {
  const processors = cpus();
  return `${type()}, ${processors.length} CPUs (${processors[0]?.model.trim()})`;
}

/**
 * Writes what a command measured to its section of PERFORMANCE.md, with the date and the machine.
 *
 * @param setup what was measured with, such as `Chromium 156, medians of 5 runs`
 * @param figures the result in Markdown
 */
export async function recordFigures(section: string, setup: string, figures: string): Promise<void> {
  const date = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  const content = `Measured on ${date}. ${setup}. ${describeMachine()}.\n\n${figures}`;
  await changeSection(section, () => content);
}
