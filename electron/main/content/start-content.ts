import type { WebContents } from 'electron';
import type { FileAnswer } from '../../../src/host/types';
import type { Log } from '../log/log';
import { serve } from '../security/ipc';
import { readFileForPage } from './read-file';

interface StartContentSetup {
  /** The URL of the site's page. */
  readonly page: string;
  /** The content file that the app was started with, if any. */
  readonly path: string | undefined;
  readonly log: Log;
  /** The page shows the content of the file with that hash; without one, of no file that was read. */
  readonly onShown?: (sha256: string | undefined) => void;
}

/** Reads the content file that the app was started with for the page, and logs what becomes of it. */
export function provideStartContent(contents: WebContents, setup: StartContentSetup): void {
  const { page, path, log, onShown } = setup;
  let reading: Promise<FileAnswer> | undefined;
  serve(contents, page, 'startContent', {
    async read(known) {
      if (path === undefined) return undefined;
      // A network drive that hangs would otherwise take one more thread with each request, until no file can be read.
      reading ??= readFileForPage(path).finally(() => {
        reading = undefined;
      });
      const answer = await reading;
      return answer.kind === 'read' && answer.sha256 === known ? undefined : answer;
    },
    reportShown(sha256) {
      if (sha256) log.write({ event: 'content', sha256 });
      onShown?.(sha256);
    },
    reportRefused: (reason) => log.write({ event: 'refused-content', reason }),
  });
}
