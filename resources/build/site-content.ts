import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type * as decode from '../../src/content/decode-text';
import type * as defaults from '../../src/content/default-content';
import type { Content } from '../../src/content/document';
import type * as localizing from '../../src/content/localize';
import type * as reading from '../../src/content/read-content';
import type * as samples from '../../src/content/samples';
import type * as fileProblems from '../../src/content-file/file-problem-text';
import type * as tools from '../../src/copy/en/content';
import type * as offered from '../../src/copy/offered-languages';
import type { InlineCodeList } from './content-security-policy.ts';
import { importSource } from './import-source.ts';
import { pageAt } from './pages.ts';

/** The modules with the content of the site, as scripts import them. */
const PREFIX = 'site-content/';

const defaultFile = fileURLToPath(new URL('../../src/content/default-content.json', import.meta.url));

/**
 * Reads the content that the site is built with.
 *
 * @param path of a content file that staff saved; without it, the site has the default content
 * @param warn is told what to know about the file
 * @throws the problems of a file that cannot be read
 */
export async function readSiteContent(
  path: string | undefined,
  warn: (text: string) => void = () => undefined,
): Promise<Content> {
  const { defaultContent } = await importSource<typeof defaults>('content/default-content.ts');
  if (!path) return defaultContent();
  const { readContent } = await importSource<typeof reading>('content/read-content.ts');
  const { decodeText } = await importSource<typeof decode>('content/decode-text.ts');
  const { fileProblemTexts } = await importSource<typeof fileProblems>('content-file/file-problem-text.ts');
  const { admin } = await importSource<typeof tools>('copy/en/content/index.ts');
  const inWords = (found: Parameters<typeof fileProblemTexts>[0]) =>
    [`SITE_CONTENT, ${path}:`, ...fileProblemTexts(found, admin)].join('\n');
  const text = decodeText(await readFile(path));
  const result =
    text === undefined ? { problems: [{ kind: 'notText' } as const] } : readContent(text, defaultContent());
  if (!result.document) throw new Error(inWords(result.problems ?? []));
  if (result.notices.length > 0) warn(inWords(result.notices));
  return result.document;
}

/** The content in each language, whole, and what of it is still the default: what each module of the content exports, by the end of its name. */
async function modulesOf(content: Content): Promise<ReadonlyMap<string, object>> {
  const { localize } = await importSource<typeof localizing>('content/localize.ts');
  const { offeredLanguages } = await importSource<typeof offered>('copy/offered-languages.ts');
  const inLanguages = offeredLanguages.map((tag) => [tag, localize(content, tag)] as const);
  const { samplesIn } = await importSource<typeof samples>('content/samples.ts');
  const left = samplesIn(content, await readSiteContent(undefined));
  return new Map<string, object>([...inLanguages, ['document', content], ['samples', left]]);
}

const codeOf = (value: object) => `export default ${JSON.stringify(value)};\n`;

/**
 * Provides the content of the site as modules of data, for what is bundled with it: the dev server, the desktop app's main
 * process, and what the build runs itself.
 *
 * @param path of the content file that the site is built with, if any
 */
export function contentModules(path: string | undefined): Plugin {
  return {
    name: 'content-modules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: {
      filter: { id: new RegExp(`^\0${PREFIX}`) },
      async handler(id) {
        this.addWatchFile(path ?? defaultFile);
        const content = await readSiteContent(path);
        return codeOf((await modulesOf(content)).get(id.slice(PREFIX.length + 1)) ?? {});
      },
    },
  };
}

/** A file with content, and the name by which scripts import it. */
export interface ContentFile {
  readonly specifier: string;
  readonly fileName: string;
  readonly code: string;
}

/** The files with the content of a site. Their names change with what they say. */
export async function contentFiles(content: Content): Promise<readonly ContentFile[]> {
  return [...(await modulesOf(content))].map(([name, value]) => {
    const code = codeOf(value);
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    return { specifier: PREFIX + name, fileName: `assets/site-content-${name}-${hash}.js`, code };
  });
}

/**
 * The import map by which the scripts of a page find the content, as JSON.
 *
 * @param site the address of the site's folder from the page
 */
export const importMap = (files: readonly ContentFile[], site: string): string =>
  JSON.stringify({
    imports: Object.fromEntries(files.map(({ specifier, fileName }) => [specifier, site + fileName])),
  });

/**
 * Writes the content of the site into files of their own, so that a new telephone number changes no script, and names them in
 * each page.
 *
 * @param path of the content file that the site is built with, if any
 * @param inlineCode learns of the import map
 */
export function siteContent(path: string | undefined, inlineCode: InlineCodeList): Plugin {
  let files: readonly ContentFile[] = [];
  return {
    name: 'site-content',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? { id, external: true } : undefined),
    async buildStart() {
      files = await contentFiles(await readSiteContent(path, (text) => this.warn(text)));
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { path: address }) {
        const { language, site } = await pageAt(address);
        const map = importMap(files, site);
        inlineCode.of(address).scripts.push(map);
        const own = files.find(({ specifier }) => specifier === PREFIX + language);
        return [
          // Before every script that imports by it.
          { tag: 'script', attrs: { type: 'importmap' }, children: map, injectTo: 'head-prepend' },
          {
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `${site}${own?.fileName}` },
            injectTo: 'head',
          },
        ];
      },
    },
    generateBundle() {
      for (const { fileName, code } of files) this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
