import { readFile, writeFile } from 'node:fs/promises';
import { cpus, type } from 'node:os';

const file = new URL('../../PERFORMANCE.md', import.meta.url);

/**
 * Replaces one section of a Markdown text, between the markers `<!-- name: start -->` and `<!-- name: end -->`.
 *
 * @throws when the text has no such section
 */
export function replaceSection(text: string, name: string, content: string): string {
  const start = `<!-- ${name}: start -->`;
  const from = text.indexOf(start);
  const to = text.indexOf(`<!-- ${name}: end -->`, from);
  if (from < 0 || to < 0) throw new Error(`PERFORMANCE.md has no section "${name}".`);
  return `${text.slice(0, from + start.length)}\n\n${content.trim()}\n\n${text.slice(to)}`;
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
  await writeFile(file, replaceSection(await readFile(file, 'utf8'), section, content));
}
