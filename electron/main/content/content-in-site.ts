import { basename, join } from 'node:path';
import { CONTENT_IN_SITE } from '../../../src/content/file-rules';
import { isFolder } from '../lib/is-folder';

/** Whether a content file is part of a site. Saving to it would change the published content, but not the pages. */
export const isInSite = (path: string): boolean => basename(path) === CONTENT_IN_SITE;

/** Returns the content file at a path. A published site's folder stands for the content file inside it. */
export async function contentFileAt(path: string): Promise<string> {
  return (await isFolder(path)) ? join(path, CONTENT_IN_SITE) : path;
}
