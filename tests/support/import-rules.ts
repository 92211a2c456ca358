import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** One source file, with its path from the top of the repository. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One import of a file: `target` is a path from the top of the repository, or the name of a package. */
interface Import {
  readonly specifier: string;
  readonly target: string;
  readonly isPackage: boolean;
  readonly typeOnly: boolean;
}

interface ImportRule {
  readonly message: string;
  readonly appliesTo: (path: string) => boolean;
  readonly forbids: (imported: Import, path: string) => boolean;
}

const within = (folder: string) => (path: string) => path.startsWith(`${folder}/`);

const inTests = within('tests');
const inSource = within('src');
const inElectron = within('electron');
const inHost = within('src/host');
const inContent = within('src/content');
const inComponents = within('src/components');
const inScreens = within('src/screens');
const inApp = (path: string) => /^src\/(app|routing|layout|features)\//.test(path) || path === 'src/main.tsx';

const screenOf = (path: string) => path.split('/')[2];

/** Who may import whom, as the design lays down. */
export const importRules: readonly ImportRule[] = [
  {
    message: 'src/content/ imports nothing but its own files',
    appliesTo: inContent,
    forbids: ({ target }) => !inContent(target),
  },
  {
    message: 'src/components/ takes only types from src/content/: words arrive as props',
    appliesTo: inComponents,
    forbids: ({ target, typeOnly }) => inContent(target) && !typeOnly,
  },
  {
    message: 'src/components/ never imports the app',
    appliesTo: inComponents,
    forbids: ({ target }) => inApp(target),
  },
  {
    message: 'a screen never imports another screen',
    appliesTo: inScreens,
    forbids: ({ target }, path) => inScreens(target) && screenOf(target) !== screenOf(path),
  },
  {
    message: 'only src/app/ and src/main.tsx import screens',
    appliesTo: (path) => !inApp(path) && !inScreens(path) && !inTests(path),
    forbids: ({ target }) => inScreens(target),
  },
  {
    message: 'src/ imports neither electron nor electron/',
    appliesTo: inSource,
    forbids: ({ target, isPackage }) => (isPackage ? /^electron(\/|$)/.test(target) : inElectron(target)),
  },
  {
    message: 'electron/ takes from src/ only types, and only from src/host/',
    appliesTo: inElectron,
    forbids: ({ target, typeOnly }) => inSource(target) && !(inHost(target) && typeOnly),
  },
  {
    message: 'nothing outside tests/ imports tests/',
    appliesTo: (path) => !inTests(path),
    forbids: ({ target }) => inTests(target),
  },
];

const preloadMessage = 'only src/host/ reads foundationHost, which the preload script exposes';

const readsPreload = ({ path, text }: SourceFile) =>
  inSource(path) && !inHost(path) && text.includes('foundationHost');

function resolve(specifier: string, path: string): Pick<Import, 'target' | 'isPackage'> {
  const [file = ''] = specifier.split('?');
  if (file.startsWith('@/copy/')) {
    return { target: posix.join('src/content/en', file.slice('@/copy/'.length)), isPackage: false };
  }
  if (file.startsWith('@/')) return { target: posix.join('src', file.slice(2)), isPackage: false };
  if (file.startsWith('.')) return { target: posix.join(posix.dirname(path), file), isPackage: false };
  return { target: file, isPackage: true };
}

/**
 * Lists what a file imports or re-exports, statically or dynamically.
 *
 * `import { type T } from` counts as an import of values: with `verbatimModuleSyntax` the module is still loaded.
 *
 * @throws when the file has a syntax error
 */
export function importsOf({ path, text }: SourceFile): Import[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);

  const imports: Import[] = [];
  const add = (source: ESTree.Expression | null, kind: 'type' | 'value' = 'value') => {
    if (source?.type !== 'Literal') return;
    const specifier = String(source.value);
    imports.push({ specifier, typeOnly: kind === 'type', ...resolve(specifier, path) });
  };
  const addImport = (node: ESTree.ImportDeclaration) => add(node.source, node.importKind);
  const addExport = (node: ESTree.ExportAllDeclaration | ESTree.ExportNamedDeclaration) =>
    add(node.source, node.exportKind);
  const addDynamicImport = (node: ESTree.ImportExpression) => add(node.source);
  const addImportedType = (node: ESTree.TSImportType) => add(node.source, 'type');
  new Visitor({
    ImportDeclaration: addImport,
    ExportAllDeclaration: addExport,
    ExportNamedDeclaration: addExport,
    ImportExpression: addDynamicImport,
    TSImportType: addImportedType,
  }).visit(program);
  return imports;
}

/** Lists every breach of the import rules as a readable line with the file, the import and the rule. */
export function importViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const rules = importRules.filter(({ appliesTo }) => appliesTo(file.path));
    const forbidden = importsOf(file).flatMap((imported) =>
      rules
        .filter(({ forbids }) => forbids(imported, file.path))
        .map(({ message }) => `${file.path} imports '${imported.specifier}': ${message}`),
    );
    return readsPreload(file) ? [...forbidden, `${file.path}: ${preloadMessage}`] : forbidden;
  });
}
