import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { scriptTarget } from './oldest-browsers.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));

/** Provides a module that is imported with `?script`, and all that it imports, as the text of one script. */
export function scriptText(): Plugin {
  return {
    name: 'script-text',
    async load(id) {
      const [entry = '', query] = id.split('?');
      if (query !== 'script') return;
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        resolve: { alias: { '@': source } },
        build: {
          write: false,
          target: scriptTarget,
          lib: { entry, formats: ['iife'], name: 'pageStart' },
        },
      });
      const [first] = [built].flat();
      if (!first || !('output' in first)) throw new Error(`${entry} was not built.`);
      return `export default ${JSON.stringify(first.output[0].code.trim())};`;
    },
  };
}
