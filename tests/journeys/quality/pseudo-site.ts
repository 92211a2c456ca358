import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'electron-vite';
import { build, mergeConfig, type Plugin } from 'vite';
import type { Language } from '@/content/types';
import { importSource } from '../../../resources/build/import-source';
import { withoutBudgets } from '../../support/without-budgets';

const top = fileURLToPath(new URL('../../..', import.meta.url));

/** Addresses, paths and settings of the locale, which no translator touches. */
const untranslatedKeys = new Set('href path timeZone locale facebook instagram youtube'.split(' '));

/** Keys of identifiers. Some are keys of copy as well, but identifiers start with a lowercase letter. */
const identifierKeys = new Set([
  'id',
  'icon',
  'picture',
  'contact',
  'screen',
  'category',
  'value',
  'who',
  'hard',
  'meet',
]);

function isTranslated(text: string, key: string): boolean {
  return !untranslatedKeys.has(key) && !(identifierKeys.has(key) && /^[a-z][\w-]*$/.test(text));
}

/** What stays the same inside a translated text: placeholders, e-mail addresses, account names, file names. */
const untranslatedPart = /\{\w+\}|\S*@\S+|weave\.svg|data:image\//;

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÀßÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽáƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

/** Accents every letter, and repeats every third one, so that a text is about a third longer. */
function pseudoText(text: string): string {
  return text
    .split(new RegExp(`(${untranslatedPart.source})`))
    .map((part, index) => (index % 2 === 1 ? part : accentAndLengthen(part)))
    .join('');
}

function accentAndLengthen(text: string): string {
  let letters = 0;
  return text.replace(/[A-Za-z]/g, (letter) => {
    letters += 1;
    const pseudo = accented[plain.indexOf(letter)] ?? letter;
    return letters % 3 === 0 ? pseudo + pseudo.toLowerCase() : pseudo;
  });
}

function pseudoValue(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return isTranslated(value, key) ? pseudoText(value) : value;
  if (Array.isArray(value)) return value.map((item) => pseudoValue(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, pseudoValue(item, name)]));
}

/** A language that the site does not have. */
type PseudoLanguage = Omit<Language, 'tag'> & { readonly tag: string };

/** Replaces the Spanish copy by a language that is made mechanically from the English one. */
function pseudoCopy(language: PseudoLanguage): Plugin {
  return {
    name: 'pseudo-copy',
    enforce: 'pre',
    async load(id) {
      const [, file] = id.match(/[\\/]content[\\/]es[\\/](.+)\.ts$/) ?? [];
      if (!file || file.endsWith('index')) return;
      const module = await importSource<Record<string, unknown>>(`content/en/${file}.ts`);
      const inLanguage = (key: string, value: unknown) => (key === 'locale' ? language.locale : value);
      return Object.entries(file === 'page/language' ? { language } : module)
        .map(([name, value]) => [name, value === language ? value : pseudoValue(value)] as const)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, inLanguage)};`)
        .join('\n');
    },
  };
}

/**
 * Builds the site with a pseudo-language instead of Spanish: accented, a third longer, and with the locale and direction of
 * a real language.
 *
 * @returns the folder of the built site
 */
export async function buildPseudoSite(language: PseudoLanguage): Promise<string> {
  const folder = join(top, 'test-results/pseudo', language.tag);
  const outDir = join(folder, 'renderer');
  await rm(folder, { recursive: true, force: true });

  // Playwright has set another environment, for which Vite would build the development version of React.
  process.env.NODE_ENV = 'production';
  const { config } = await resolveConfig({}, 'build', 'production');
  const { plugins, ...renderer } = config?.renderer ?? {};
  await build(
    mergeConfig(renderer, {
      configFile: false,
      logLevel: 'error',
      plugins: [pseudoCopy(language), ...withoutBudgets(plugins)],
      build: { outDir },
    }),
  );
  return outDir;
}
