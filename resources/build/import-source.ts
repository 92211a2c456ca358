import { fileURLToPath } from 'node:url';
import { type InlineConfig, runnerImport } from 'vite';
import { siteRoot } from './site-url.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));

/** Runs a module of the site in the build. */
export async function importSource<Module>(file: string, config: InlineConfig = {}): Promise<Module> {
  const { module } = await runnerImport<Module>(`${source}/${file}`, {
    base: siteRoot(),
    resolve: { alias: { '@': source } },
    ...config,
  });
  return module;
}
