import { once } from 'node:events';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Content } from '../../../src/content/document';
import type { ClientFiles } from '../../../src/site';

/** The files of a site, by their paths from its folder, such as `es/about/index.html`. */
export type SiteFiles = ReadonlyMap<string, Uint8Array>;

export interface SiteToMake {
  readonly content: Content;
  readonly siteUrl: string | undefined;
}

/** Makes all files of a site: pages, scripts, pictures, fonts, compressed copies, licenses. */
export type MakeSite = (site: SiteToMake) => Promise<SiteFiles>;

export interface SiteRequest {
  /** The folder of the built site. */
  readonly folder: string;
  readonly client: ClientFiles;
  readonly site: SiteToMake;
}

/** Makes sites from the build's browser files in a folder, as the build itself does. */
export function siteMaker(folder: string): MakeSite {
  return async (site) => {
    const client: ClientFiles = JSON.parse(await readFile(join(folder, '.vite/client-files.json'), 'utf8'));
    // Resolves a link first: the `main` folder is beside the link's target.
    const script = join(await realpath(folder), '../main/site-worker.js');
    const workerData: SiteRequest = { folder, client, site };
    // Drops the loader of a parent that runs from source, which would refuse the built script.
    const worker = new Worker(script, { workerData, execArgv: [] });
    const [files] = await once(worker, 'message');
    return files;
  };
}
