import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { top } from './desktop/top';

/**
 * Builds the site once more into a folder.
 *
 * @returns the folder of the site
 */
export async function buildSite(folder: string, env: Readonly<Record<string, string>>): Promise<string> {
  await promisify(execFile)('npx', ['electron-vite', 'build', '--outDir', folder], {
    cwd: top,
    // Playwright has set another environment, for which Vite would build the development version of React.
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return join(folder, 'renderer');
}
