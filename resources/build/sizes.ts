import { constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { bundlerHelpers, type ChunkName, chunks, copyName } from './chunks';

/** The site's size limits, in bytes after gzip compression: guards against accidents, a quarter above what each takes. */
export const budgets = {
  /** The script that Home needs to be interactive, with its copy in one language. */
  page: 125_000,
  /**
   * Opening another screen waits for this one, too. It has events, what sample services include, which Home does not show, how to
   * reach the foundation without hearing or speech, and what ignores accidental presses.
   */
  screens: 72_000,
  /** With the styles of Easy read, which no page needs before it is switched on. */
  tools: 66_000,
  /** The board of pictures for visitors who do not speak, with its copy and icons. */
  talk: 15_000,
  /** The visual story of a visit, also for paper and the kiosk, with its copy, the pictures, which Easy read needs as well, and what Contact says in other languages. */
  story: 18_000,
  /**
   * With what enlarges the sections of a screen to fill their stops, at whatever size of the display and of the text, and what
   * leads on to the next one.
   */
  kiosk: 60_000,
  /** Reads and writes spreadsheets at a desk, where nothing is fetched over a network. */
  spreadsheets: 20_000,
  /** Draws QR codes, in the kiosk and at a desk. */
  codes: 9_000,
  /** At a desk, where nothing is fetched over a network. */
  desk: 38_000,
  /**
   * Content Management, with what reads and writes content files, and the copy of both, which only staff read: also what
   * makes and checks a logo, and the fields for it and for a color.
   */
  content: 45_000,
  /** A page's HTML and inline styles. The first round trip of a new connection carries some 14 kB. */
  'index.html': 24_000,
  /** With what search engines and previews of links read. */
  'index.html with SITE_URL': 25_000,
  /** The same for another screen: its whole text follows its first view, which the first round trip carries. */
  'screen page': 38_000,
  'inline styles': 6_500,
  /** The page and all that it refers to, before anything is fetched ahead. */
  'first visit': 230_000,
  /** The same, with the script of the other screens. */
  'first visit of a screen': 300_000,
  [bundlerHelpers]: 1_000,
} satisfies Record<ChunkName, number> & Record<string, number>;

export const FIRST_VISIT_REQUESTS = 10;

/** The limit for all files of the site together, in bytes without compression. */
export const SITE_SIZE = 3_000_000;

const isCopy = (name: string) => Object.keys(chunks).some((chunk) => name.endsWith(copyName('', chunk)));

const sizes = ['raw', 'gzip'] as const;

/** What is loaded together, with its sizes in bytes. */
export interface Load extends Readonly<Record<(typeof sizes)[number], number>> {
  readonly title: string;
  readonly files: number;
}

function load(title: string, ...contents: readonly Uint8Array[]): Load {
  const total = (compress: (content: Uint8Array) => Uint8Array) =>
    contents.reduce((sum, content) => sum + compress(content).length, 0);
  return {
    title,
    files: contents.length,
    raw: total((content) => content),
    gzip: total((content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION })),
  };
}

const content = (output?: Rolldown.OutputBundle[string]) =>
  Buffer.from((output?.type === 'chunk' ? output.code : output?.source) ?? '');

/** Measures each script with its copy, and each page, its inline styles, and all files of a first visit. */
export function siteLoads(bundle: Rolldown.OutputBundle): Load[] {
  const scripts = Object.values(bundle).filter((output) => output.type === 'chunk');
  const pageLoads = (file: string) => {
    const page = content(bundle[file]);
    const html = page.toString();
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
    const referenced = new Set(
      [...html.matchAll(/(?:src="|href="|url\()[^"(]*?(assets\/[^")]+)/g)].map(([, name]) => name),
    );
    const isHome = !html.includes(' data-screen=');
    const home = html.includes('<link rel="canonical"') ? 'index.html with SITE_URL' : 'index.html';
    const inFolder = file.replace('index.html', '').replace(/.+/, ', $&');
    return [
      load(`${isHome ? home : 'screen page'}${inFolder}`, page),
      load(`inline styles${inFolder}`, Buffer.from(styles)),
      load(
        `first visit${isHome ? '' : ' of a screen'}${inFolder}`,
        page,
        ...[...referenced].map((name = '') => content(bundle[name])),
      ),
    ];
  };
  /** The script with its copy, which is in one language, or alone if it has none. */
  const withCopy = (script: Rolldown.OutputChunk) => {
    const copies = scripts.filter(({ name }) => name.endsWith(copyName('', script.name)));
    if (copies.length === 0) return [load(script.name, content(script))];
    return copies.map((copy) =>
      load(`${script.name}, ${copy.name.split('-')[0]}`, content(script), content(copy)),
    );
  };
  return [
    ...scripts.filter(({ name }) => !isCopy(name)).flatMap(withCopy),
    ...Object.keys(bundle)
      .filter((file) => file.endsWith('.html'))
      .flatMap(pageLoads),
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Formats the loads as a table with file counts, and sizes in kB of 1000 bytes. */
export function loadTable(loads: readonly Load[]): string {
  const row = (title: string, cells: readonly string[]) =>
    [title.padEnd(42), ...cells.map((cell) => cell.padStart(9))].join(' ');
  return [
    row('', ['files', ...sizes]),
    ...loads.map((load) => row(load.title, [`${load.files}`, ...sizes.map((size) => kilobytes(load[size]))])),
  ].join('\n');
}

/**
 * Describes each budget that the site exceeds.
 *
 * @throws when a load has no budget
 */
export function overBudget(loads: readonly Load[]): string[] {
  return loads.flatMap(({ title, gzip, files }) => {
    const limit = budgets[title.split(',')[0] as keyof typeof budgets];
    if (limit === undefined) throw new Error(`There is no budget for "${title}" (resources/build/sizes.ts).`);
    return [
      gzip > limit && `${title}: ${kilobytes(gzip)} of ${kilobytes(limit)}, gzip`,
      files > FIRST_VISIT_REQUESTS && `${title}: ${files} of ${FIRST_VISIT_REQUESTS} requests`,
    ].filter((breach) => breach !== false);
  });
}

/** Describes by how much the site's files, of that many bytes, exceed their limit. */
export function overSiteSize(bytes: number): string[] {
  return bytes > SITE_SIZE ? [`all files: ${kilobytes(bytes)} of ${kilobytes(SITE_SIZE)}, uncompressed`] : [];
}

/**
 * Prints the site's sizes, and fails a build that exceeds a budget.
 *
 * @param hasOwnContent whether the site has other content than the samples, which may take more: then it only warns
 */
export function checkSizes(hasOwnContent: boolean): Plugin {
  return {
    name: 'check-sizes',
    apply: 'build',
    writeBundle(_options, bundle) {
      const loads = siteLoads(bundle);
      const bytes = Object.values(bundle).reduce((sum, output) => sum + content(output).length, 0);
      this.info(`The site's files, ${kilobytes(bytes)} without compression\n\n${loadTable(loads)}\n`);
      const breaches = [...overBudget(loads), ...overSiteSize(bytes)];
      const report = `Over budget (resources/build/sizes.ts):\n${breaches.join('\n')}`;
      if (breaches.length > 0) this[hasOwnContent ? 'warn' : 'error'](report);
    },
  };
}
