import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as defaults from '../../src/content/default-content.ts';
import type * as writing from '../../src/site/data-modules.ts';
import type * as reading from '../../src/site/read-content-file.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`${source}/${file}`, { resolve: { alias: { '@': source } } });
  return module;
}

/**
 * Provides the content of the site as modules, as the import map of a built page does, for the dev server and tests.
 *
 * @param path of the content file that the site is built with, if any
 */
export function contentModules(path?: string): Plugin {
  return {
    name: 'content-modules',
    apply: 'serve',
    resolveId: (id) => (id.startsWith('site-content/') ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0site-content/')) return;
      if (path) this.addWatchFile(path);
      const { dataModules } = await load<typeof writing>('site/data-modules.ts');
      const { defaultContent } = await load<typeof defaults>('content/default-content.ts');
      const { readContentFile } = await load<typeof reading>('site/read-content-file.ts');
      const content = path ? readContentFile(await readFile(path)).content : defaultContent();
      return dataModules(content).find(({ specifier }) => id.endsWith(specifier))?.code;
    },
  };
}
