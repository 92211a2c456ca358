import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type * as page from '../../src/content/en/page/samples';
import { importSource } from './import-source';

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
 * Builds the samples in as data, without what reads their file (src/samples): each language's into its own scripts, and
 * what Home shows only into that of Home.
 */
export function samples(): Plugin {
  return {
    name: 'samples',
    load: {
      filter: { id: /[\\/]src[\\/]content[\\/]\w+[\\/](page|screens)[\\/]samples\.ts$/ },
      async handler(id) {
        this.addWatchFile(sampleFile);
        const [, tag, part] = /content\W(\w+)\W(\w+)\Wsamples\.ts$/.exec(id) ?? [];
        const samplesOf = async (each = '') =>
          (await importSource<typeof page>(`content/${tag}/${each}/samples.ts`)).sampleContent;
        const home = part === 'screens' ? await samplesOf('page') : undefined;
        const onHome = home ? "import { sampleContent as home } from '../page/samples';\n" : '';
        return `${onHome}export const sampleContent = ${codeOf(await samplesOf(part), home, 'home')};`;
      },
    },
  };
}
