import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled, serverNames } from './install-servers';
import { savedWebsite } from './save-website';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** The release after the saved one, with the assets of both. It knows where the tests' servers have it. */
export const nextRelease = join(top, 'test-results', 'next-release');

/** The content of that release, with another fax number. */
function writeContent(): string {
  const path = join(top, 'test-results', 'next-content.json');
  const content = JSON.parse(readFileSync(join(top, 'src/content/default-content.json'), 'utf8'));
  content.foundation.fax = '(212) 555-0177';
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
  return path;
}

/** Builds a site that differs in the names of all scripts, in content and in policy, if there is a server for it. */
export default function buildNextRelease(): void {
  if (!serverNames.some(isInstalled)) return;
  const config = join('tests', 'hosting', 'next-release.config.ts');
  const build = `electron-vite build --ignoreConfigWarning --logLevel error --config ${config}`.split(' ');
  // Playwright has set another environment, for which Vite would build the development version of React.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    SITE_URL: 'https://weavinghope.example/sub/path/',
    SITE_CONTENT: writeContent(),
  };
  execFileSync('npx', [...build, '--outDir', nextRelease], { cwd: top, env, stdio: 'inherit' });

  cpSync(join(savedWebsite, 'assets'), join(nextRelease, 'renderer', 'assets'), {
    recursive: true,
    force: false,
  });
}
