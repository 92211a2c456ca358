import type { Plugin, Rolldown } from 'vite';

/** The module that Vite wraps around each dynamic import. */
const preloadHelper = '\0vite/preload-helper.js';

/**
 * The scripts of the site. `page` is Home; `screens` are the other public screens; `tools` is what only some visitors use;
 * `kiosk` never reaches a browser. Each takes along what its modules import and no earlier script has.
 */
export const scripts: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'page', tags: ['$initial'], priority: 4 },
    { name: 'screens', test: /[\\/]src[\\/]screens[\\/](?!admin)/, priority: 3 },
    {
      name: 'tools',
      test: /[\\/](sonner|admin|easy-read|read-aloud|display-settings|notifications|tooltip-layer)\b/,
      priority: 2,
    },
    { name: 'kiosk', priority: 1 },
  ],
};

/**
 * Makes the imports in a script retryable (src/lib/import-script.ts): dynamic ones, and those of other scripts that are
 * fetched later, which become top-level awaits. Imports of `page` stay.
 *
 * @param code before it is minified
 * @throws on an import in a form that bundles do not have today
 */
export function withRetryableImports(code: string): string {
  const request = (address: string) => `importScript(new URL(${address}, import.meta.url).href)`;
  const retryable = code
    .replace(/\bimport\(("\.[^"]+")\)/g, (_, address) => request(address))
    .replace(/^import \{(.*)\} from ("\.\/(?!page-)[^"]+");$/gm, (_, names, address) => {
      return `const {${names.replaceAll(' as ', ': ')}} = await ${request(address)};`;
    });
  const left = retryable.match(/^import (?!.*"\.\/page-).*/m);
  if (left) throw new Error(`This import cannot be retried: ${left}`);
  return retryable;
}

/** Makes the imports in all scripts retryable. */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === preloadHelper ? 'export const __vitePreload = (load) => load();' : undefined),
    renderChunk: (code) => ({ code: withRetryableImports(code), map: null }),
  };
}
