import type { budgets } from './budgets';

/** A file of the built site, with its sizes in bytes. */
export interface BuiltFile {
  readonly name: string;
  /** The names of the scripts that this one imports. */
  readonly imports: readonly string[];
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** The files that are loaded for something. */
export interface Load {
  readonly title: string;
  readonly files: readonly BuiltFile[];
}

/** The loads with a budget. */
export interface SiteLoads {
  readonly home: Load;
  readonly allScreens: Load;
  readonly page: Load;
  readonly inlineStyles: Load;
  readonly firstVisit: Load;
}

type Size = 'raw' | 'gzip' | 'brotli';

/**
 * The named files and everything that they import, without duplicates.
 *
 * @throws when there is no such file
 */
export function withImports(names: readonly string[], all: readonly BuiltFile[]): BuiltFile[] {
  const found = new Set<BuiltFile>();
  const add = (name: string) => {
    const file = all.find((candidate) => candidate.name === name);
    if (!file) throw new Error(`The built site has no file "${name}".`);
    if (found.has(file)) return;
    found.add(file);
    file.imports.forEach(add);
  };
  names.forEach(add);
  return [...found];
}

/** The size of a load in bytes. */
export function total({ files }: Load, size: Size): number {
  return files.reduce((sum, file) => sum + file[size], 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Formats the loads as a table with file counts, and sizes in kB of 1000 bytes. */
export function loadTable(loads: readonly Load[]): string {
  const rows = loads.map((load) => [
    load.title,
    String(load.files.length),
    ...(['raw', 'gzip', 'brotli'] as const).map((size) => kilobytes(total(load, size))),
  ]);
  const table = [['', 'files', 'raw', 'gzip', 'brotli'], ...rows];
  const widths = table[0]?.map((_cell, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** Describes each budget that the site exceeds. */
export function overBudget(
  { home, allScreens, page, inlineStyles, firstVisit }: SiteLoads,
  limits: typeof budgets,
): string[] {
  const sizes = [
    [home, limits.homeScripts],
    [allScreens, limits.allScreensScripts],
    [page, limits.page],
    [inlineStyles, limits.inlineStyles],
    [firstVisit, limits.firstVisit],
  ] as const;
  const tooLarge = sizes
    .filter(([load, limit]) => total(load, 'gzip') > limit)
    .map(([load, limit]) => `${load.title}: ${kilobytes(total(load, 'gzip'))} of ${kilobytes(limit)}, gzip`);
  const { firstVisitRequests } = limits;
  const requests = firstVisit.files.length;
  return requests > firstVisitRequests
    ? [...tooLarge, `${firstVisit.title}: ${requests} of ${firstVisitRequests} requests`]
    : tooLarge;
}
