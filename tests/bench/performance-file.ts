import { readFile, writeFile } from 'node:fs/promises';
import { cpus, type } from 'node:os';

const file = new URL('../../PERFORMANCE.md', import.meta.url);

/** Replaces what is between the markers `<!-- name: start -->` and `<!-- name: end -->`, which must be there. */
function replaceSection(text: string, name: string, content: string): string {
  const section = new RegExp(`(?<=<!-- ${name}: start -->).*(?=<!-- ${name}: end -->)`, 's');
  if (!section.test(text)) throw new Error(`PERFORMANCE.md has no section "${name}".`);
  return text.replace(section, () => `\n\n${content.trim()}\n\n`);
}

/** Writes what a command measured, and with what, to its section of PERFORMANCE.md, with the date and the machine. */
export async function recordFigures(section: string, setup: string, figures: string): Promise<void> {
  const date = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  const processors = cpus();
  const machine = `${type()}, ${processors.length} CPUs (${processors[0]?.model.trim()})`;
  const content = `Measured on ${date}. ${setup}. ${machine}.\n\n${figures}`;
  await writeFile(file, replaceSection(await readFile(file, 'utf8'), section, content));
}
