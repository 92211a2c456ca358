import { fileURLToPath } from 'node:url';
import { type ModulePreloadOptions, type Plugin, parseAst, type Rolldown } from 'vite';

/** The module that Vite wraps around each dynamic import. */
const preloadHelper = '\0vite/preload-helper.js';

const importChunk = fileURLToPath(new URL('../../src/lib/import-chunk.ts', import.meta.url));

/** In place of Vite's own helper, which preloads: browsers remember a failed preload, too. */
const helper = `
  import { chunkImporter } from ${JSON.stringify(importChunk)};
  globalThis.importChunk = chunkImporter((address) => import(address));
  export const __vitePreload = (load) => load();
`;

/** Only the page preloads what it needs. */
export const pagePreload: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
};

type Chunks = Readonly<Record<string, Rolldown.RenderedChunk>>;

/** The chunks that are loaded with the page: its entry, and what that imports. */
function pageChunks(chunks: Chunks): Set<string> {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    chunks[file]?.imports.forEach(add);
  };
  for (const { fileName, isEntry } of Object.values(chunks)) if (isEntry) add(fileName);
  return found;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'start' in value) yield value as Node;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

const requestChunk = (specifier: string) =>
  `importChunk(new URL(${JSON.stringify(specifier)}, import.meta.url).href)`;

type Specifier = Extract<
  ReturnType<typeof parseAst>['body'][number],
  { type: 'ImportDeclaration' }
>['specifiers'][number];

/** The pattern that takes the imported names from a chunk, for example `{ t: Icon }`. */
function pattern(specifiers: readonly Specifier[]): string {
  const names = specifiers.map((specifier) => {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') {
      throw new Error(`A chunk imports by ${specifier.type}, which the build cannot make retryable.`);
    }
    return `${specifier.imported.name}: ${specifier.local.name}`;
  });
  return `{ ${names.join(', ')} }`;
}

/**
 * Makes every import of code that is loaded on demand retryable (src/lib/import-chunk.ts): a dynamic import, and an import
 * of one such chunk by another, which becomes a top-level `await`. Imports of what is loaded with the page stay.
 *
 * @param code of a chunk, before it is minified
 * @param isInPage whether the file that an import names is loaded with the page
 */
export function withRetryableImports(code: string, isInPage: (specifier: string) => boolean): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const { body } = parseAst(code);
  const patterns: string[] = [];
  const requests: string[] = [];

  for (const node of body) {
    if (node.type !== 'ImportDeclaration' || isInPage(node.source.value)) continue;
    edits.push({ start: node.start, end: node.end, text: '' });
    patterns.push(pattern(node.specifiers));
    requests.push(requestChunk(node.source.value));
  }
  for (const node of nodesIn(body)) {
    if (node.type !== 'ImportExpression') continue;
    const { source } = node as Node & { source: { type: string; value: unknown } };
    if (typeof source.value !== 'string') continue;
    edits.push({ start: node.start, end: node.end, text: requestChunk(source.value) });
  }

  let result = code;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return requests.length > 0
    ? `const [${patterns.join(', ')}] = await Promise.all([${requests.join(', ')}]);\n${result}`
    : result;
}

/** Makes every import of code that is loaded on demand retryable. */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === preloadHelper ? helper : undefined),
    renderChunk(code, _chunk, _options, { chunks }) {
      const inPage = pageChunks(chunks);
      const files = [...inPage].map((file) => file.replace(/^.*\//, './'));
      return { code: withRetryableImports(code, (specifier) => files.includes(specifier)), map: null };
    },
  };
}
