import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { importSource } from './import-source';
import { siteContent } from './site-content';

const sampleFile = fileURLToPath(new URL('../../src/samples/sample-content.json', import.meta.url));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Writes a value as code that refers to a base for whatever is the same there. */
function codeOf(value: unknown, base: unknown, name: string): string {
  const json = JSON.stringify(value);
  if (json === JSON.stringify(base)) return name;
  if (!isObject(value) || !isObject(base)) return json;
  if (Array.isArray(value))
    return `[${value.map((item, index) => codeOf(item, base[index], `${name}[${index}]`))}]`;
  const added = Object.keys(value)
    .map((key) => [key, codeOf(value[key], base[key], `${name}.${key}`)] as const)
    .filter(([key, code]) => code !== `${name}.${key}`);
  return `{ ...${name}, ${added.map((entry) => entry.join(': '))} }`;
}

/**
 * Builds the samples in as data, or the content of a file in their place, without what reads it (src/samples): each language's
 * into its own scripts, and what Home shows only into that of Home.
 *
 * @param contentFile the path of the content file that the site is built with, if any
 */
export function samples(contentFile: string | undefined): Plugin {
  return {
    name: 'samples',
    load: {
      filter: { id: /[\\/]src[\\/]content[\\/](\w+[\\/](page|screens)[\\/]samples|samples-left)\.ts$/ },
      async handler(id) {
        this.addWatchFile(contentFile ?? sampleFile);
        const [file = '', tag] = /content\W(?:(\w+)\W\w+\W)?samples(?:-left)?\.ts$/.exec(id) ?? [];
        const read = (each: string) =>
          importSource<Record<string, unknown>>(each.replaceAll('\\', '/'), {
            plugins: [siteContent(contentFile)],
          });
        const isScreens = /\Wscreens\W/.test(file);
        const home = isScreens ? (await read(`content/${tag}/page/samples.ts`)).sampleContent : undefined;
        const exported = Object.entries(await read(file)).map(
          ([name, value]) => `export const ${name} = ${codeOf(value, home, 'home')};\n`,
        );
        const onHome = isScreens ? "import { sampleContent as home } from '../page/samples';\n" : '';
        return onHome + exported.join('');
      },
    },
  };
}
