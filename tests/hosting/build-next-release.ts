import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, serverNames } from './install-servers';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** The release after the built one, with the assets of both. It knows where the tests' servers have it. */
export const nextRelease = join(top, 'test-results', 'next-release');

/** Builds a site that differs in the names of all scripts and in the pages' content security policy, if there is a server for it. */
export default function buildNextRelease(): void {
  if (!serverNames.some(isInstalled)) return;
  const config = join('tests', 'hosting', 'next-release.config.ts');
  const build = `electron-vite build --ignoreConfigWarning --logLevel error --config ${config}`.split(' ');
  // Playwright has set another environment, for which Vite would build the development version of React.
  const env = { ...process.env, NODE_ENV: 'production', SITE_URL: 'https://weavinghope.example/sub/path/' };
  execFileSync('npx', [...build, '--outDir', nextRelease], { cwd: top, env, stdio: 'inherit' });

  const assets = (release: string) => join(release, 'renderer', 'assets');
  cpSync(assets(join(top, 'out')), assets(nextRelease), { recursive: true, force: false });
}
