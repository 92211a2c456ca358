import { extname } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { budgets } from './budgets';
import { type BuiltFile, type Load, loadTable, overBudget, withImports } from './load-report';

const PAGE = 'index.html';

/** File types that are compressed already, so servers do not compress them again. */
const precompressed = ['.woff2', '.png'];

function builtFile(output: Rolldown.OutputAsset | Rolldown.OutputChunk): BuiltFile {
  const content = Buffer.from(output.type === 'chunk' ? output.code : output.source);
  const isCompressed = precompressed.includes(extname(output.fileName));
  return {
    name: output.fileName,
    imports: output.type === 'chunk' ? output.imports : [],
    raw: content.length,
    gzip: isCompressed ? content.length : gzipSync(content).length,
    brotli: isCompressed ? content.length : brotliCompressSync(content).length,
  };
}

/** The page and the files that it references: its scripts, style sheet, font and icon. */
function firstVisitFiles(page: Rolldown.OutputBundle[string] | undefined): string[] {
  const html = page?.type === 'asset' ? String(page.source) : '';
  const named = [...html.matchAll(/(?: src="| href="|url\()\.\/([^")]+)/g)].map(([, file = '']) => file);
  return [PAGE, ...new Set(named)];
}

/** The styles inline in the page, as if they were a file. */
function inlineStyles(page: Rolldown.OutputBundle[string] | undefined): BuiltFile {
  const html = page?.type === 'asset' ? String(page.source) : '';
  const styles = Buffer.from(
    [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join(''),
  );
  return {
    name: 'inline styles',
    imports: [],
    raw: styles.length,
    gzip: gzipSync(styles).length,
    brotli: brotliCompressSync(styles).length,
  };
}

/** The files that each screen, each other part, and a first visit load. */
export function siteLoads(bundle: Rolldown.OutputBundle) {
  const outputs = Object.values(bundle);
  const files = outputs.map(builtFile);
  const load = (title: string, names: readonly string[]): Load => ({
    title,
    files: withImports(names, files),
  });

  const chunks = outputs.filter((output) => output.type === 'chunk');
  const entry = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const lazy = chunks
    .filter(({ isEntry }) => !isEntry)
    .map(({ fileName, name }) => ({ fileName, title: name }));
  const isScreen = ({ title }: { title: string }) => title.endsWith('-screen');
  const screens = lazy.filter(isScreen);

  const allScreens = load('all screens', [...entry, ...screens.map(({ fileName }) => fileName)]);
  return {
    home: load('home-screen', entry),
    screens: screens.map(({ title, fileName }) => load(title, [...entry, fileName])),
    allScreens,
    parts: lazy
      .filter((part) => !isScreen(part))
      .map(({ title, fileName }) => load(title, [fileName]))
      .map(({ title, files }) => ({
        title: `+ ${title}`,
        files: files.filter((file) => !allScreens.files.includes(file)),
      })),
    page: load(PAGE, [PAGE]),
    inlineStyles: { title: 'inline styles', files: [inlineStyles(bundle[PAGE])] },
    firstVisit: load('first visit', firstVisitFiles(bundle[PAGE])),
  };
}

/** Prints what each screen loads, and fails a build that exceeds a budget. */
export function checkBudgets(): Plugin {
  return {
    name: 'check-budgets',
    apply: 'build',
    writeBundle(_options, bundle) {
      const loads = siteLoads(bundle);
      const table = loadTable(Object.values(loads).flat());
      this.info(`The scripts of each screen, and all files of a first visit\n\n${table}\n`);

      const breaches = overBudget(loads, budgets);
      if (breaches.length > 0)
        this.error(`Over budget (resources/build/budgets.ts):\n${breaches.join('\n')}`);
    },
  };
}
