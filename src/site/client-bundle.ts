import type { Manifest } from 'vite';
import { keysOf } from '@/lib/keys-of';
import { publicScreens } from '@/routing/routes';
import type { PageScreen } from './site-pages';

/** A style sheet, with its text where that is known; on the dev server it is not. */
interface StyleSheet {
  readonly file: string;
  readonly css: string;
}

/** The files of the client that pages name. Paths are from the site's folder. */
export interface ClientBundle {
  readonly script: string;
  /** Modules that the screen of a page needs to take over, fetched along with it. */
  readonly preloads: { readonly [Screen in PageScreen]?: readonly string[] };
  readonly fonts: StyleSheet;
  /** The style sheet of the site. The dev server has none, because its scripts bring the styles. */
  readonly styleSheet?: StyleSheet;
}

/** The style sheet that declares the fonts, an entry of the bundle (electron.vite.config.ts). */
const FONTS = 'styles/fonts.css';

export const devClient: ClientBundle = {
  script: 'main.tsx',
  fonts: { file: FONTS, css: '' },
  preloads: {},
};

function chunkOf(name: string, manifest: Manifest) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The client bundle has no ${name}.`);
  return chunk;
}

/** The scripts that a module of the bundle needs, its own first. */
function scriptsOf(module: string, manifest: Manifest, known = new Set<string>()): ReadonlySet<string> {
  const chunk = chunkOf(module, manifest);
  if (known.has(chunk.file)) return known;
  known.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(imported, manifest, known);
  return known;
}

/** The scripts that Home needs, the one that starts the site first. */
export const homeScripts = (manifest: Manifest): readonly string[] => [...scriptsOf('main.tsx', manifest)];

/** Finds the files that pages name in a client bundle. Throws when a module of a screen is missing in it. */
export function clientBundle(manifest: Manifest, readText: (file: string) => string): ClientBundle {
  const start = new Set(homeScripts(manifest));
  const [script = '', ...imported] = start;
  const sheet = (file = '') => ({ file, css: readText(file) });
  const withScreen = (module: string) => [
    ...imported,
    ...[...scriptsOf(module, manifest)].filter((each) => !start.has(each)),
  ];
  const preloads = keysOf(publicScreens).map(
    (screen) => [screen, withScreen(publicScreens[screen].module)] as const,
  );
  return {
    script,
    preloads: { home: imported, ...Object.fromEntries(preloads) },
    fonts: sheet(chunkOf(FONTS, manifest).file),
    styleSheet: sheet(chunkOf('main.tsx', manifest).css?.[0]),
  };
}
