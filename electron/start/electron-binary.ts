import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { downloadObstacle, type Obstacle, stallLimit } from './launch-errors';
import { standstill } from './stall';

const packageFile = createRequire(import.meta.url).resolve('electron/package.json');
const folder = dirname(packageFile);

function read(...names: string[]): string {
  return readFileSync(join(folder, ...names), 'utf8');
}

/** The path of Electron's executable, where it is installed in the version that the package wants. */
export function installedElectron(): string | undefined {
  try {
    const isCurrent = read('dist', 'version').replace(/^v/, '') === JSON.parse(read('package.json')).version;
    const path = join(folder, 'dist', read('path.txt'));
    return isCurrent && existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The size of all files in some folders, in bytes; files may come and go meanwhile. */
async function totalSize(folders: readonly string[]): Promise<number> {
  const listings = folders.map((path) => readdir(path, { recursive: true, withFileTypes: true }));
  const entries = (await Promise.allSettled(listings)).flatMap((listing) =>
    listing.status === 'fulfilled' ? listing.value : [],
  );
  const sizes = await Promise.allSettled(
    entries.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + (size.status === 'fulfilled' ? size.value : 0), 0);
}

/**
 * Downloads Electron by its own installer, which neither reports its progress nor gives up: its bytes on the disk,
 * in a temporary folder of its own and where it unpacks, tell whether it still moves.
 *
 * @param stop ends the download
 * @returns what went wrong, if something did
 */
export async function downloadElectron(stop: AbortSignal): Promise<Obstacle | undefined> {
  const temporary = await mkdtemp(join(tmpdir(), 'electron-install-'));
  const installer = spawn(process.execPath, [join(folder, 'install.js')], {
    env: {
      ...process.env,
      ...{ TMPDIR: temporary, TEMP: temporary, TMP: temporary },
      // Off by default; without proxy settings it changes nothing.
      ELECTRON_GET_USE_PROXY: 'true',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => installer.kill('SIGKILL');
  stop.addEventListener('abort', end);
  const closed = once(installer, 'close');
  const errorOutput = text(installer.stderr);
  const done = new AbortController();

  const bytes = () => totalSize([temporary, join(folder, 'dist')]);
  try {
    return await Promise.race([
      closed.then(async ([code]) =>
        code === 0 ? undefined : downloadObstacle(await errorOutput, process.version),
      ),
      standstill(bytes, stallLimit, done.signal).then(() => 'download-stalled' as const),
    ]);
  } finally {
    done.abort();
    stop.removeEventListener('abort', end);
    end();
    await closed;
    await rm(temporary, { recursive: true, force: true });
  }
}
