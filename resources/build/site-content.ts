import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type * as tools from '../../src/content/en/content';
import type * as contentFile from '../../src/content-file';
import type * as decode from '../../src/content-file/decode-text';
import type * as fileProblems from '../../src/content-file/file-problem-text';
import type * as samplesModule from '../../src/samples';
import { importSource } from './import-source';

/** The files whose notices were told: a build reads them again and again. */
const told = new Set<string>();

/**
 * Puts the content of a file in place of the samples, for what the build reads of the site's source.
 *
 * @param path of a content file that staff saved; without it, the site has the samples
 */
export function siteContent(path: string | undefined): Plugin {
  return {
    name: 'site-content',
    load: {
      filter: { id: /[\\/]src[\\/]samples[\\/]site-content\.ts$/ },
      async handler() {
        if (!path) return;
        const { readContentFile } = await importSource<typeof contentFile>('content-file/index.ts');
        const { decodeText } = await importSource<typeof decode>('content-file/decode-text.ts');
        const { fileProblemTexts } = await importSource<typeof fileProblems>(
          'content-file/file-problem-text.ts',
        );
        const { admin } = await importSource<typeof tools>('content/en/content/index.ts');
        const inWords = (found: Parameters<typeof fileProblemTexts>[0]) =>
          [`SITE_CONTENT, ${path}:`, ...fileProblemTexts(found, admin)].join('\n');
        const text = decodeText(await readFile(path));
        if (text === undefined) return this.error(inWords([{ kind: 'notText' }]));
        const { allSamples } = await importSource<typeof samplesModule>('samples/index.ts');
        const samples = { en: allSamples('en'), es: allSamples('es') };
        const { file, problems } = readContentFile(text, samples);
        if (problems) return this.error(inWords(problems));
        if (file.notices.length > 0 && !told.has(path)) this.warn(inWords(file.notices));
        told.add(path);
        return `export const siteContent = ${JSON.stringify(file.edits)};`;
      },
    },
  };
}
