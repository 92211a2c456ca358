import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'electron-vite';
import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite';
import type { Language } from '@/copy/types';
import { pseudoValue } from './pseudo-text';

const here = fileURLToPath(new URL('.', import.meta.url));
const top = join(here, '../../..');

/** A language that the site does not have. */
type PseudoLanguage = Omit<Language, 'tag'> & { readonly tag: string };

/** Replaces the Spanish copy by a language that is made mechanically from the English one. */
function pseudoCopy(language: PseudoLanguage): Plugin {
  return {
    name: 'pseudo-copy',
    enforce: 'pre',
    async load(id) {
      const [, file] = id.match(/[\\/]copy[\\/]es[\\/](.+)\.ts$/) ?? [];
      if (!file || file.endsWith('index')) return;
      if (file === 'page/language') return `export const language = ${JSON.stringify(language)};`;
      const english = join(top, 'src/copy/en', `${file}.ts`);
      const names = Object.keys(await import(english));
      return [
        `import * as english from ${JSON.stringify(english)};`,
        `import { pseudoValue } from ${JSON.stringify(join(here, 'pseudo-text.ts'))};`,
        ...names.map(
          (name) => `export const ${name} = pseudoValue(english.${name}, '${name}', '${language.locale}');`,
        ),
      ].join('\n');
    },
  };
}

/** Translates each text of a content file that differs by language. */
function pseudoContent(value: unknown, key = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => pseudoContent(item, key));
  if ('en' in value) return { ...value, es: pseudoValue(value.en, key) };
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, pseudoContent(item, name)]));
}

/** Builds the site with a pseudo-language instead of Spanish, a third longer, and returns its folder. */
export async function buildPseudoSite(language: PseudoLanguage): Promise<string> {
  const folder = join(top, 'test-results/pseudo', language.tag);
  const outDir = join(folder, 'renderer');
  await rm(folder, { recursive: true, force: true });

  const content = JSON.parse(await readFile(join(top, 'src/content/default-content.json'), 'utf8'));
  await mkdir(folder, { recursive: true });
  process.env.SITE_CONTENT = join(folder, 'content.json');
  await writeFile(process.env.SITE_CONTENT, JSON.stringify(pseudoContent(content)));

  // Playwright has set another environment, for which Vite would build the development version of React.
  process.env.NODE_ENV = 'production';
  const { config } = await resolveConfig({}, 'build', 'production');
  const buildTo = (part: InlineConfig = {}, folder: string) =>
    build(
      mergeConfig(
        { configFile: false, logLevel: 'error', plugins: [pseudoCopy(language)] },
        mergeConfig(part, { build: { outDir: folder } }),
      ),
    );
  await buildTo(config?.main, join(folder, 'main'));
  await buildTo(config?.renderer, outDir);
  return outDir;
}
