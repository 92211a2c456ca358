import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { downloadError, type LaunchError, STALL_MS } from './launch-errors';
import { waitForStall } from './stall';

const packageFile = createRequire(import.meta.url).resolve('electron/package.json');
const folder = dirname(packageFile);

function read(...names: string[]): string {
  return readFileSync(join(folder, ...names), 'utf8');
}

/**
 * The path of Electron's executable, if the version that `package.json` asks for is installed, or the one in the folder that
 * `ELECTRON_OVERRIDE_DIST_PATH` names, a variable of the package itself.
 */
export function installedElectron(): string | undefined {
  try {
    if (process.env.ELECTRON_OVERRIDE_DIST_PATH) return createRequire(import.meta.url)('electron');
    const isCurrent = read('dist', 'version').replace(/^v/, '') === JSON.parse(read('package.json')).version;
    const path = join(folder, 'dist', read('path.txt'));
    return isCurrent && existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The total size of all files in the folders, in bytes; tolerates files that come and go while it counts. */
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
 * Downloads Electron with its own installer. The installer neither reports progress nor times out, so a stall is
 * detected by the bytes it has written, to a temporary folder of its own and to the folder it unpacks to.
 *
 * @param stop cancels the download
 * @returns the error, if the download failed
 */
export async function downloadElectron(stop: AbortSignal): Promise<LaunchError | undefined> {
  const temporary = await mkdtemp(join(tmpdir(), 'electron-install-'));
  const installer = spawn(process.execPath, [join(folder, 'install.js')], {
    env: {
      ...process.env,
      ...{ TMPDIR: temporary, TEMP: temporary, TMP: temporary },
      // Off by default; has no effect without proxy settings.
      ELECTRON_GET_USE_PROXY: 'true',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => installer.kill('SIGKILL');
  stop.addEventListener('abort', kill);
  const closed = once(installer, 'close');
  const errorOutput = text(installer.stderr);
  const finished = new AbortController();

  const writtenBytes = () => totalSize([temporary, join(folder, 'dist')]);
  try {
    return await Promise.race([
      closed.then(async ([code]) =>
        code === 0 ? undefined : downloadError(await errorOutput, process.version),
      ),
      waitForStall(writtenBytes, STALL_MS, finished.signal).then(() => 'download-stalled' as const),
    ]);
  } finally {
    finished.abort();
    stop.removeEventListener('abort', kill);
    kill();
    await closed;
    await rm(temporary, { recursive: true, force: true });
  }
}
