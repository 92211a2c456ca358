import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import type { Part } from '../../src/copy/copy-files';
import { isAddedPage } from './pages';

const source = fileURLToPath(new URL('../../src/', import.meta.url)).replaceAll('\\', '/');

interface Chunk {
  /**
   * The modules of `src`, or packages, that other chunks import dynamically, or that the kiosk and the desk share, neither of
   * which fetches the other. The rest of a chunk is what these import.
   */
  readonly entries: readonly string[];
  /** The copy that its components read, if any. A part of the same name is its own. */
  readonly copy?: Part;
  /** The chunks that must have arrived before it, beside that of Home. */
  readonly needs: readonly string[];
}

/**
 * The scripts of the site, each a chunk: Home; the other public screens, with the kiosk's tiles; what only some visitors use;
 * what checks content files for staff; what reads spreadsheets; the talk board; the visual story of a visit; what draws QR codes;
 * and what only a kiosk or only a desk has. What several import belongs to the first of them here.
 */
export const chunks = {
  // src/main.tsx
  page: { entries: [], copy: 'page', needs: [] },
  screens: {
    entries: [
      'components/site/opening-text',
      'components/site/scenes/scene',
      'components/ui/icon',
      'content/easy-fields',
      'features/actions/answer-parts',
      'features/talk-board/talk-button',
      'lib/press-guard',
      'screens/about/about-screen',
      'screens/contact/contact-screen',
      'screens/get-involved/get-involved-screen',
      'screens/home/kiosk-hero',
      'screens/not-found/not-found-screen',
      'screens/programs/programs-screen',
      'screens/services/services-screen',
    ],
    copy: 'screens',
    needs: [],
  },
  content: {
    entries: [
      'content-file/first-content',
      'content/read-content',
      'content-file/use-start-content',
      'screens/admin/admin-screen',
    ],
    copy: 'content',
    needs: ['screens'],
  },
  // With the pictures of Easy read, for which Contact needs no other tool.
  story: {
    entries: [
      'features/visit-story/visit-story',
      'components/site/pictures/picture',
      'features/other-languages/other-languages',
    ],
    copy: 'story',
    needs: ['screens'],
  },
  tools: {
    entries: [
      'components/ui/notifications',
      'components/ui/tooltip-layer',
      'features/display-settings/display-settings-dialog',
      'features/easy-read/easy-read-screen',
      'features/read-aloud/read-aloud',
      'features/share/share-button',
      'sonner',
      'features/visit-end/index',
    ],
    copy: 'tools',
    needs: ['screens', 'story'],
  },
  talk: { entries: ['features/talk-board/talk-board'], copy: 'talk', needs: ['screens', 'tools'] },
  spreadsheets: { entries: ['content-file/spreadsheet', 'papaparse'], needs: ['screens', 'content'] },
  codes: { entries: ['qrcode.react'], needs: [] },
  kiosk: {
    entries: ['features/kiosk/kiosk'],
    copy: 'kiosk',
    needs: ['screens', 'content', 'story', 'tools'],
  },
  desk: {
    entries: ['app/desk'],
    copy: 'desk',
    needs: ['screens', 'content', 'story', 'tools'],
  },
} as const satisfies Record<string, Chunk>;

export type ChunkName = keyof typeof chunks;

/** The content of the site, whole, and what of it is still the default: files of their own. */
const siteContent = ['site-content/document', 'site-content/samples'];

/** The helpers that the bundler adds for scripts that export together what several modules do. */
export const bundlerHelpers = 'rolldown-runtime';

/** Every script may import these. */
const common = ['page', bundlerHelpers];

const named = Object.entries(chunks) as unknown as [ChunkName, Chunk][];

/** The name of the copy of a chunk in a language, such as `en-screens`. */
export const copyName = (language: string, chunk: string) => `${language}-${chunk}`;

/** The group of the copy of a chunk. */
function copyGroup(chunk: string): Rolldown.CodeSplittingGroup {
  const file = new RegExp(`[\\\\/]src[\\\\/]copy[\\\\/]([a-z]+)[\\\\/]${chunk}[\\\\/]`);
  return {
    debugName: `copy of ${chunk}`,
    name: (id) => copyName(id.match(file)?.[1] ?? '', chunk),
    test: file,
    priority: named.length,
  };
}

function chunkGroup([name, { entries }]: (typeof named)[number], index: number): Rolldown.CodeSplittingGroup {
  const isEntry = (id: string) => {
    const path = id.replaceAll('\\', '/').replace(/\?.*/, '');
    return entries.some(
      (entry) => path.replace(/\.tsx?$/, '') === source + entry || path.includes(`/node_modules/${entry}/`),
    );
  };
  return { name, test: isEntry, priority: named.length - 1 - index };
}

/** How the bundler splits the scripts. */
export const scripts: Rolldown.CodeSplittingOptions = {
  groups: [
    // Added pages are entries of the build, but have no script of their own.
    { name: 'page', tags: ['$initial'], test: (id) => !isAddedPage(id), priority: named.length + 1 },
    ...named.filter(([name, { copy }]) => copy === name).map(([name]) => copyGroup(name)),
    ...named.map(chunkGroup).filter(({ name }) => name !== 'page'),
  ],
};

/** Describes each chunk that would be fetched along with another which does not need it, since a module is in the wrong one. */
export function strayImports(
  output: readonly {
    readonly name: string;
    readonly fileName: string;
    readonly imports: readonly string[];
  }[],
): string[] {
  const nameOf = new Map(output.map(({ name, fileName }) => [fileName, name]));
  return named.flatMap(([name, { needs }]) =>
    output
      .filter((chunk) => chunk.name === name)
      .flatMap(({ imports }) => imports.map((file) => nameOf.get(file) ?? file))
      .filter((imported) => ![...common, ...siteContent, ...needs].includes(imported))
      .map((imported) => `${name} imports ${imported}`),
  );
}

/** Fails a build in which a chunk imports another that it does not need. */
export function checkChunks(): Plugin {
  return {
    name: 'check-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const strays = strayImports(Object.values(bundle).filter((output) => output.type === 'chunk'));
      if (strays.length > 0) this.error(`See resources/build/chunks.ts:\n${strays.join('\n')}`);
    },
  };
}
