import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import lockFile from '../../package-lock.json' with { type: 'json' };

/** A package as package-lock.json has it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, such as `MIT`. */
  readonly license: string;
}

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Record<string, string>;
}

const top = fileURLToPath(new URL('../..', import.meta.url));
const entries: Record<string, LockEntry> = lockFile.packages;

/** Where the code of the site and of the app is; `electron/start` only starts it. */
const shippedFolders = ['src', 'electron/main', 'electron/preload', 'electron/shared'];

function scriptImports(path: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  return [
    ...staticImports
      .filter(({ entries: names }) => names.length === 0 || names.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries: names }) =>
      names.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
    ),
    ...dynamicImports
      .map(({ moduleRequest: { start, end } }) => text.slice(start, end))
      // An address that is computed names no package.
      .filter((address) => /^['"]/.test(address))
      .map((address) => address.slice(1, -1)),
  ];
}

function styleSheetImports(text: string): string[] {
  return [...text.matchAll(/(?:@import |url\()["']([^"']+)/g)].flatMap(([, address = '']) => address);
}

function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  if (/\.tsx?$/.test(path)) return scriptImports(path, text);
  return path.endsWith('.css') ? styleSheetImports(text) : [];
}

/** The package that an import names, by its own name or by a path into node_modules. */
function packageName(specifier: string): string | undefined {
  const [, name] = /^(?:.*\/node_modules\/)?((?:@[\w-]+\/)?[a-z][\w.-]*)/.exec(specifier) ?? [];
  const isBuiltIn = specifier.startsWith('node:') || builtinModules.includes(specifier);
  return isBuiltIn ? undefined : name;
}

function importedPackages(): Set<string> {
  const files = shippedFolders.flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return new Set(files.flatMap(importsOf).flatMap((specifier) => packageName(specifier) ?? []));
}

/**
 * Lists the packages that the site and the app import, and all that these depend on, by package-lock.json: more than
 * ships, as the bundler drops what is not used, and never less.
 */
export function reachablePackages(): LockedPackage[] {
  const found = new Map<string, LockedPackage>();
  const add = (name: string, importer = '') => {
    const path = [`${importer}/node_modules/${name}`, `node_modules/${name}`].find((each) => each in entries);
    if (!path) throw new Error(`package-lock.json has no ${name}, which is imported.`);
    if (found.has(path)) return;
    const { version = '', license = '', dependencies = {} } = entries[path] ?? {};
    found.set(path, { name, version, license });
    // What Electron depends on downloads it, at installation.
    if (name !== 'electron') for (const dependency of Object.keys(dependencies)) add(dependency, path);
  };
  for (const name of importedPackages()) add(name);
  return [...found.values()];
}
