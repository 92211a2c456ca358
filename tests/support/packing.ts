import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extractFile } from '@electron/asar';
import { Arch, build, type Configuration, Platform } from 'electron-builder';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** Precedes the fuses in Electron's executable: a version, their count, and a `0` or `1` for each. */
const fuseSentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const fuseCount = 8;

/** What electron-builder produced from the repository's packaging configuration. */
export interface Packed {
  readonly config: Configuration;
  /** The files inside the app's archive. */
  readonly archived: readonly string[];
  /** The metadata inside the archive. */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The files of the app's folder. */
  readonly unpacked: readonly string[];
  /** Electron's fuses in the order of its wire format, `0` for off and `1` for on. */
  readonly fuses: string;
  /** The arguments with which the Debian package would be built. */
  readonly debArguments: readonly string[];
  readonly desktopEntry: string;
  readonly appImageEntry: string;
}

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Creates a project with a file of each kind, and the real files that packaging uses. */
function makeProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'packing-'));
  for (const real of ['package.json', 'package-lock.json', 'LICENSE', 'resources']) {
    cpSync(join(top, real), join(project, real), { recursive: true });
  }
  const kinds = [
    'out/main/index.js',
    'out/preload/index.cjs',
    'out/renderer/index.html',
    'out/renderer/licenses.txt',
    'out/renderer/assets/a.js',
    'out/renderer/assets/a.js.br',
    'out/renderer/assets/a.js.gz',
    'out/renderer/index.html.br',
    'out/renderer/_headers',
    'out/hosting/nginx-headers.conf',
  ];
  const others = [
    'src/main.tsx',
    'tests/a.test.ts',
    'electron/main/index.ts',
    'README.md',
    '.npmrc',
    'a.log',
  ];
  write(project, Object.fromEntries([...kinds, ...others].map((name) => [name, name])));
  return project;
}

/** Creates a minimal stand-in for an unpacked Electron for Linux, with every fuse set the wrong way. */
function makeElectron(wrongFuses: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'electron-stand-in-'));
  write(folder, {
    electron: `${fuseSentinel}\x01${String.fromCharCode(fuseCount)}${wrongFuses}`,
    'chrome-sandbox': '',
    LICENSE: '',
    'LICENSES.chromium.html': '',
    'locales/de.pak': '',
    'locales/en-US.pak': '',
  });
  return folder;
}

function archivedFiles(archive: string): string[] {
  interface Entry {
    readonly files?: Record<string, Entry>;
  }
  const list = ({ files }: Entry, path = ''): string[] =>
    files ? Object.entries(files).flatMap(([name, entry]) => list(entry, `${path}/${name}`)) : [path];

  const bytes = readFileSync(archive);
  return list(JSON.parse(bytes.subarray(16, 16 + bytes.readUInt32LE(12)).toString()));
}

function readPacked(folder: string): Pick<Packed, 'archived' | 'metadata' | 'unpacked' | 'fuses'> {
  const archive = join(folder, 'resources', 'app.asar');
  const executable = readFileSync(join(folder, 'weaving-hope'), 'latin1');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return {
    archived: archivedFiles(archive).sort(),
    metadata: JSON.parse(extractFile(archive, 'package.json').toString()),
    unpacked: files
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
      .sort(),
    fuses: executable.slice(executable.indexOf(fuseSentinel) + fuseSentinel.length + 2).slice(0, fuseCount),
  };
}

/**
 * Packs the app for Linux with electron-builder and the repository's configuration, stopping before the steps that need
 * downloaded tools. A minimal stand-in replaces Electron.
 *
 * @param changes options that override the repository's
 * @throws when electron-builder rejects the configuration
 */
export async function pack(changes: Record<string, unknown> = {}): Promise<Packed> {
  const projectDir = makeProject();
  const electronDist = makeElectron('11110011');
  const packed = { desktopEntry: '', appImageEntry: '', debArguments: [] as string[] };
  let config: Configuration = {};
  try {
    await build({
      projectDir,
      publish: 'never',
      targets: Platform.LINUX.createTarget(['deb', 'AppImage'], Arch.x64),
      config: {
        extends: 'resources/electron-builder.yml',
        electronVersion: '45.0.0',
        electronDist,
        afterPack: ({ packager }) => {
          config = packager.config;
        },
        ...changes,
      },
      effectiveOptionComputed: async (options) => {
        if (Array.isArray(options)) {
          packed.debArguments = options[0];
          packed.desktopEntry = readFileSync(options[1], 'utf8');
        } else packed.appImageEntry = options.desktop;
        return true;
      },
    });
    return { ...packed, config, ...readPacked(join(projectDir, 'dist', 'linux-unpacked')) };
  } finally {
    for (const folder of [projectDir, electronDist]) rmSync(folder, { recursive: true, force: true });
  }
}
