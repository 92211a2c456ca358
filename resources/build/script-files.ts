import type { Plugin } from 'vite';

/** The module that Vite wraps around each dynamic import. */
const preloadHelper = '\0vite/preload-helper.js';

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
    .replace(/\bimport\(("\.[^"]+")\)/g, (_, address) => request(address))
    // The content, which the import map of the page names.
    .replace(/\bimport\(("site-content\/\w+")\)/g, (_, name) => request(`import.meta.resolve(${name})`));
  if (isEntry) return withRequests;
  const retryable = withRequests.replace(
    /^import \{(.*)\} from ("\.\/(?!page-)[^"]+");$/gm,
    (_, names, address) => `const {${names.replaceAll(' as ', ': ')}} = await ${request(address)};`,
  );
  const withContent = retryable.replace(
    /^import (\w+) from ("site-content\/\w+");$/gm,
    (_, name, specifier) =>
      `const { default: ${name} } = await ${request(`import.meta.resolve(${specifier})`)};`,
  );
  const left = withContent.match(/^import (?!.*"\.\/page-).*/m);
  if (left) throw new Error(`This import cannot be retried: ${left}`);
  return withContent;
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
 * Lets the bundler drop what the site does not use of the router, such as forms and server prefetching (PERFORMANCE.md). Their components are created by calls, named for development tools and given a context, which count as
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
 * Drops what the site's icons have for development tools, statements without effect, their names, which become classes that no
 * style has, and the keys of their shapes, which never change their order: 0.7 of 100 kB that Home loads (gzip), since random letters do not compress.
 */
export function unusedIconCode(): Plugin {
  return {
    name: 'unused-icon-code',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\// },
      handler: (code) => ({
        code: code
          .replace(/^ *Component\.displayName = .*;$|^__iconData\.node;$/m, '')
          .replace(/^ *name: "[\w-]+",$/m, '')
          .replace(/,?\s*\bkey: "\w+"/g, ''),
        map: null,
      }),
    },
  };
}

/**
 * Makes Chromium compile the entry script on a background thread during the download, rather than function by function on
 * the main thread, since most of it runs at startup (PERFORMANCE.md). The hint must be the first line.
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
