import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { wholeSite } from '../../../src/site';
import type { SiteRequest } from './make-site';

// Makes a site in a thread of its own, because the app's windows would freeze meanwhile.
const { folder, client, site }: SiteRequest = workerData;
const now = new Date();
parentPort?.postMessage(
  await wholeSite(client, (file) => readFile(join(folder, file)), { ...site, now, isPublished: true }),
);
