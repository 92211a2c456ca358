import { readFile } from 'node:fs/promises';
import { changeSection } from './performance-file';
import { figure, table } from './table';

/** A release's figures by their names. */
export type ReleaseFigures = Readonly<Record<string, number>>;

const packageFile = new URL('../../package.json', import.meta.url);

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * Adds a release to a Markdown table with a row for each, or replaces its row. A figure that an earlier release does not
 * have stays empty.
 *
 * @param earlier the table so far; empty for the first release
 */
export function withRelease(earlier: string, version: string, figures: ReleaseFigures): string {
  const [head = '', , ...rows] = earlier.trim().split('\n');
  const names = cellsOf(head);
  const known = rows.map((row) =>
    Object.fromEntries(cellsOf(row).map((cell, index) => [names[index], cell])),
  );
  const added = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, figure(value)]));
  const releases = [
    ...known.filter(({ release }) => release !== version),
    { release: version, ...added },
  ] as Record<string, string>[];
  const columns = [
    'release',
    ...new Set([...names.filter((name) => name !== 'release'), ...Object.keys(figures)]),
  ];
  return table(
    columns,
    releases.map((release) => columns.map((column) => release[column] ?? '')),
  );
}

/** Prints the figures beside those of earlier releases, and keeps them in PERFORMANCE.md. */
export async function recordRelease(figures: ReleaseFigures): Promise<void> {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  const releases = await changeSection('releases', (earlier) => withRelease(earlier, version, figures));
  console.log(`Releases, on the slow phone\n\n${releases}\n`);
}
