import type { Plugin, Rolldown } from 'vite';
import { isAddedPage } from './pages';

/** The copy of a script in a language, in a file such as `en-page`. */
function copyGroup(part: string): Rolldown.CodeSplittingGroup {
  const file = new RegExp(`[\\\\/]src[\\\\/]content[\\\\/]([a-z]+)[\\\\/]${part}[\\\\/]`);
  return { debugName: `copy of ${part}`, name: (id) => `${id.match(file)?.[1]}-${part}`, test: file };
}

/** The module that Vite wraps around each dynamic import. */
const preloadHelper = '\0vite/preload-helper.js';

/** Added pages are entries of the build, but have no script of their own. */
const isScript = (id: string) => !isAddedPage(id);

/**
 * The scripts of the site. `page` is Home; `screens` are the other public screens, with the kiosk's tiles; `tools` is what only
 * some visitors use; `content` checks content files for staff; `kiosk` is what only a kiosk has, `desk` what only
 * a desk has, and `codes` draws QR codes for both: these three never reach a browser. Each takes along what its modules import and no earlier script has.
 */
export const scripts: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'page', tags: ['$initial'], test: isScript, priority: 9 },
    { ...copyGroup('page'), priority: 8 },
    { ...copyGroup('screens'), priority: 7 },
    { ...copyGroup('tools'), priority: 6 },
    { ...copyGroup('kiosk'), priority: 5 },
    { ...copyGroup('desk'), priority: 5 },
    {
      name: 'screens',
      test: /[\\/](src[\\/]screens[\\/](?!admin|contact[\\/]easy-)|((part|way)-tiles|opening-text)\b)/,
      priority: 3,
    },
    {
      name: 'content',
      test: /[\\/](src[\\/](content-file|screens[\\/]admin)|valibot)\b/,
      priority: 3,
    },
    {
      name: 'tools',
      test: /[\\/](sonner|easy-items|easy-read|easy-message-form|read-aloud|visit-end|display-settings|notifications|tooltip-layer|share-button|use-share)\b/,
      priority: 2,
    },
    { name: 'codes', test: /[\\/]qrcode\.react\b/, priority: 2 },
    { name: 'kiosk', test: /[\\/]src[\\/]features[\\/]kiosk\b/, priority: 1 },
    // Last, so that the kiosk never fetches it for something that both import.
    { name: 'desk', test: /[\\/]src[\\/](features[\\/](desk|sheet)|app[\\/]desk)\b/, priority: 0 },
  ],
};

/** A dynamic import in the wrapper that Vite puts around it, which does nothing here. */
const wrappedImport = /__vitePreload\(\(\) => (import\("[^"]+"\)\.then\(\(n\) => n\.\w+\)), [^()]+\)/g;

/**
 * Makes the imports in a script retryable (src/lib/import-script.ts): dynamic ones, and those of other scripts that are
 * fetched later, which become top-level awaits. Imports of `page`, and those of the entry itself, stay.
 *
 * @param code before it is minified
 * @throws on an import in a form that bundles do not have today
 */
export function withRetryableImports(code: string, isEntry = false): string {
  // Relative to `page`, which defines it (src/lib/import-script.ts): all scripts are in one folder.
  const request = (address: string) => `importScript(${address})`;
  const withRequests = code
    .replace(wrappedImport, '$1')
    .replace(/\bimport\(("\.[^"]+")\)/g, (_, address) => request(address));
  if (isEntry) return withRequests;
  const retryable = withRequests.replace(
    /^import \{(.*)\} from ("\.\/(?!page-)[^"]+");$/gm,
    (_, names, address) => `const {${names.replaceAll(' as ', ': ')}} = await ${request(address)};`,
  );
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
    renderChunk: (code, { isEntry }) => ({ code: withRetryableImports(code, isEntry), map: null }),
  };
}

/**
 * Lets the bundler drop what the site does not use of the router, such as forms and server prefetching: 8 of 103 kB that
 * Home loads (gzip). Their components are created by calls, named for development tools and given a context, which count as
 * side effects.
 */
export function unusedRouterCode(): Plugin {
  return {
    name: 'unused-router-code',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
          .replace(/= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}

/**
 * Drops what the site's icons have for development tools, and the keys of their shapes, which never change their order: 0.4 of
 * 100 kB that Home loads (gzip), since random letters do not compress.
 */
export function unusedIconCode(): Plugin {
  return {
    name: 'unused-icon-code',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\// },
      handler: (code) => ({
        code: code.replace(/^ *Component\.displayName = .*;$/m, '').replace(/,?\s*\bkey: "\w+"/g, ''),
        map: null,
      }),
    },
  };
}

/**
 * Makes Chromium compile the entry script on a background thread during the download, rather than function by function on
 * the main thread, since most of it runs at startup. On the slow phone, Home blocks
 * for 51 ms rather than 95 (medians of 13 runs in turn). The hint must be the first line.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry)
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
