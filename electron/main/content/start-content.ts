import type { WebContents } from 'electron';
import type { FileAnswer } from '../../../src/host/types';
import type { Log } from '../log/log';
import { siteChannels } from '../security/ipc';
import { readFileForPage } from './read-file';

interface StartContentSetup {
  /** The URL of the site's page. */
  readonly page: string;
  /** The content file that the app was started with, if any. */
  readonly path: string | undefined;
  readonly log: Log;
}

/** How the page names a reason: never with text of the file. */
const isReason = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-zA-Z]{1,20}$/.test(value);

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** Reads the content file that the app was started with for the page, and logs what becomes of it. */
export function provideStartContent(contents: WebContents, { page, path, log }: StartContentSetup): void {
  const { on, handle } = siteChannels(contents, page);
  let reading: Promise<FileAnswer> | undefined;
  handle('content:read', async (known): Promise<FileAnswer | undefined> => {
    if (path === undefined) return undefined;
    // A network drive that hangs would otherwise take one more thread with each request, until no file can be read.
    reading ??= readFileForPage(path).finally(() => {
      reading = undefined;
    });
    const answer = await reading;
    return 'text' in answer && answer.sha256 === known ? undefined : answer;
  });
  on('content:shown', (sha256) => {
    if (isHash(sha256)) log.write({ event: 'content', sha256 });
  });
  on('content:refused', (reason) => {
    if (isReason(reason)) log.write({ event: 'refused-content', reason });
  });
}
