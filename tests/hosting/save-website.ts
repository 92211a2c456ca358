import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultContent } from '@/content/default-content';
import { siteMaker } from '../../electron/main/website/make-site';
import { publishToFolder } from '../../electron/main/website/publish-folder';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** The site, saved as the desktop app saves it, where the tests' servers have it. */
export const savedWebsite = join(top, 'test-results', 'saved-website', 'renderer');

export default async function saveWebsite(): Promise<void> {
  await rm(savedWebsite, { recursive: true, force: true });
  await mkdir(savedWebsite, { recursive: true });
  const makeSite = siteMaker(join(top, 'out', 'renderer'));
  const files = await makeSite({
    content: defaultContent(),
    siteUrl: 'https://weavinghope.example/sub/path/',
  });
  const answer = await publishToFolder(savedWebsite, files);
  if (answer.kind !== 'savedFolder') throw new Error(`The website was not saved: ${answer.kind}.`);
}
