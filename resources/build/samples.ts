import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { importSource } from './import-source';
import { siteContent } from './site-content';

const sampleFile = fileURLToPath(new URL('../../src/samples/sample-content.json', import.meta.url));

const isObjectOrList = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Writes a value as code that refers to a base for whatever is the same there. */
function codeOf(value: unknown, base: unknown, name: string): string {
  const json = JSON.stringify(value);
  if (json === JSON.stringify(base)) return name;
  if (!isObjectOrList(value) || !isObjectOrList(base)) return json;
  if (Array.isArray(value))
    return `[${value.map((item, index) => codeOf(item, base[index], `${name}[${index}]`))}]`;
  const added = Object.keys(value)
    .map((key) => [key, codeOf(value[key], base[key], `${name}.${key}`)] as const)
    .filter(([key, code]) => code !== `${name}.${key}`);
  return `{ ...${name}, ${added.map((entry) => entry.join(': '))} }`;
}

/** The script whose samples another's add to: the other screens show more than Home, and Easy read has its own words. */
const basedOn: Readonly<Record<string, string>> = { screens: 'page', tools: 'screens' };

/**
 * Builds the samples in as data, or the content of a file in their place, without what reads it (src/samples): each language's
 * into its own scripts, and into each script only what those before it do not have.
 *
 * @param contentFile the path of the content file that the site is built with, if any
 */
export function samples(contentFile: string | undefined): Plugin {
  return {
    name: 'samples',
    load: {
      filter: { id: /[\\/]src[\\/]content[\\/](\w+[\\/](page|screens|tools)[\\/]samples|samples-left)\.ts$/ },
      async handler(id) {
        this.addWatchFile(contentFile ?? sampleFile);
        const [file = '', tag, part = ''] =
          /content\W(?:(\w+)\W(\w+)\W)?samples(?:-left)?\.ts$/.exec(id) ?? [];
        const read = (each: string) =>
          importSource<Record<string, unknown>>(each.replaceAll('\\', '/'), {
            plugins: [siteContent(contentFile)],
          });
        const from = basedOn[part];
        const base = from && (await read(`content/${tag}/${from}/samples.ts`)).sampleContent;
        const exported = Object.entries(await read(file)).map(
          ([name, value]) => `export const ${name} = ${codeOf(value, base, 'base')};\n`,
        );
        const imported = from ? `import { sampleContent as base } from '../${from}/samples';\n` : '';
        return imported + exported.join('');
      },
    },
  };
}
