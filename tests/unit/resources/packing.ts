import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { getRawHeader } from '@electron/asar';
import { Arch, build, Platform } from 'electron-builder';
import { CONTENT_IN_SITE } from '@/content/file-rules';
import nameApp from '../../../resources/electron-builder';
import { top } from '../../support/top';

/** Electron's executable has it before its fuses, which are all off here: a version, their count, and each. */
const fuses = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\x01\x0800000000';

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Creates a project with a file of each kind, and the real files that packaging uses. */
function makeProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'packing-'));
  for (const real of ['package.json', 'package-lock.json', 'LICENSE', 'resources'])
    cpSync(join(top, real), join(project, real), { recursive: true });
  const renderer =
    `_headers .vite/client-files.json 404.html index.html index.html.br es/index.html preview-es.png
    robots.txt licenses.txt assets/a.js assets/a.js.gz`.split(/\s+/);
  const files = [
    ...renderer.map((name) => `out/renderer/${name}`),
    ...['out/main/index.js', 'out/main/licenses.txt', 'out/preload/index.cjs'],
    ...['src/main.tsx', 'tests/a.test.ts', 'electron/main/index.ts', 'README.md', '.npmrc', 'a.log'],
  ];
  write(project, Object.fromEntries(files.map((name) => [name, name])));
  // A site that was built for another foundation.
  cpSync(join(top, 'resources/content-file.example.json'), join(project, 'out/renderer', CONTENT_IN_SITE));
  return project;
}

/** Creates a minimal stand-in for an unpacked Electron for Linux. */
function makeElectron(): string {
  const folder = mkdtempSync(join(tmpdir(), 'electron-stand-in-'));
  const locales = ['de', 'en-US', 'es', 'es-419'].map((name) => `locales/${name}.pak`);
  const blank = ['chrome-sandbox', 'LICENSE', 'LICENSES.chromium.html', ...locales];
  write(folder, Object.fromEntries(blank.map((name) => [name, ''])));
  write(folder, { electron: fuses });
  return folder;
}

function archivedFiles(folder: ReturnType<typeof getRawHeader>['header'], path = ''): string[] {
  return Object.entries(folder.files).flatMap(([name, entry]) =>
    'files' in entry ? archivedFiles(entry, `${path}/${name}`) : [`${path}/${name}`],
  );
}

/** The paths in the archive of the app, and those of the files beside it. */
function readPacked(folder: string) {
  const unpacked = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
  const { header } = getRawHeader(join(folder, 'resources', 'app.asar'));
  return { archived: archivedFiles(header).sort(), unpacked };
}

/**
 * Packs the app for Linux with electron-builder, as far as nothing is downloaded: a stand-in replaces Electron, and instead
 * of building the Debian package, its arguments are returned.
 */
export async function pack() {
  const projectDir = makeProject();
  const electronDist = makeElectron();
  const packed = { desktopEntry: '', appImageEntry: '', debArguments: [] as string[] };
  try {
    await build({
      projectDir,
      publish: 'never',
      targets: Platform.LINUX.createTarget(['deb', 'AppImage'], Arch.x64),
      config: { ...nameApp({ projectDir }), electronVersion: '45.0.0', electronDist },
      effectiveOptionComputed: async (options) => {
        if (Array.isArray(options)) {
          packed.debArguments = options[0];
          packed.desktopEntry = readFileSync(options[1], 'utf8');
        } else packed.appImageEntry = options.desktop;
        return true;
      },
    });
    return { ...packed, ...readPacked(join(projectDir, 'dist', 'linux-unpacked')) };
  } finally {
    for (const folder of [projectDir, electronDist]) rmSync(folder, { recursive: true, force: true });
  }
}
