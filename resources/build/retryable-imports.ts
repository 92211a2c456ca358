import { fileURLToPath } from 'node:url';
import type { ModulePreloadOptions, Plugin } from 'vite';

/** The module that Vite wraps around each dynamic import. */
const preloadHelper = '\0vite/preload-helper.js';

const importChunk = fileURLToPath(new URL('../../src/lib/import-chunk.ts', import.meta.url));

/** This module alone is not wrapped itself, so its `import` stays a plain one. */
const helper = `
  import { importChunk } from ${JSON.stringify(importChunk)};
  const importAddress = (address) => import(address);
  export const __vitePreload = (load, [file], importer) =>
    importChunk(load, new URL(file, importer).href, importAddress);
`;

/**
 * Only the page preloads what it needs; a dynamic import names its own file alone. Browsers remember a failed preload for as
 * long as the page is open, so preloading a chunk's imports during an outage would break them for good.
 */
export const retryableModulePreload: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : [file]),
};

/** Makes every dynamic import retryable (src/lib/import-chunk.ts), in place of Vite's own helper. */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === preloadHelper ? helper : undefined),
  };
}
