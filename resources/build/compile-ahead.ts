import type { Plugin } from 'vite';

/**
 * Makes Chromium compile the entry script on a background thread while it is downloading, rather than lazily, function by
 * function, on the main thread. Most of that script runs at startup. The hint must be the first line.
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
