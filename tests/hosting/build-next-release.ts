import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultContent } from '@/content/default-content';
import { top } from '../support/top';
import { isInstalled, serverNames } from './install-servers';
import { savedWebsite, siteUrl } from './save-website';

/** The release after the saved one, with the assets of both. It knows where the tests' servers have it. */
export const nextRelease = join(top, 'test-results', 'next-release');

/** Builds a site that differs in the names of all scripts, in content and in policy, if there is a server for it. */
export default function buildNextRelease(): void {
  if (!serverNames.some(isInstalled)) return;
  // Another fax number.
  const content = defaultContent();
  const contentFile = join(top, 'test-results', 'next-content.json');
  const foundation = { ...content.foundation, fax: '(212) 555-0177' };
  writeFileSync(contentFile, JSON.stringify({ ...content, foundation }));
  const config = join('tests', 'hosting', 'next-release.config.ts');
  const build = `electron-vite build --ignoreConfigWarning --logLevel error --config ${config}`.split(' ');
  // Playwright has set another environment, for which Vite would build the development version of React.
  const env = { ...process.env, NODE_ENV: 'production', SITE_URL: siteUrl, SITE_CONTENT: contentFile };
  execFileSync('npx', [...build, '--outDir', nextRelease], { cwd: top, env, stdio: 'inherit' });

  cpSync(join(savedWebsite, 'assets'), join(nextRelease, 'renderer', 'assets'), {
    recursive: true,
    force: false,
  });
}
