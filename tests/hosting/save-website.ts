import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultContent } from '@/content/default-content';
import { publishToFolder } from '../../electron/main/website/publish-folder';
import { makeSite } from '../support/make-site';
import { top } from '../support/top';

/** The site, saved as the desktop app saves it, where the tests' servers have it. */
export const savedWebsite = join(top, 'test-results', 'saved-website', 'renderer');

const siteUrl = 'https://weavinghope.example/sub/path/';

export default async function saveWebsite(): Promise<void> {
  await rm(savedWebsite, { recursive: true, force: true });
  await mkdir(savedWebsite, { recursive: true });
  const answer = await publishToFolder(savedWebsite, await makeSite({ content: defaultContent(), siteUrl }));
  if (answer.kind !== 'savedFolder') throw new Error(`The website was not saved: ${answer.kind}.`);
}
