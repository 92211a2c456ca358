import { setTimeout } from 'node:timers/promises';
import type { WebContents } from 'electron';
import type { FileResult } from '../../../src/host/messages';
import type { Log } from '../log/log';
import { sendToPage, serve } from '../security/ipc';
import type { StartFile } from './start-file';

/** How often the file is read again. Systems do not report all changes, such as those of network drives. */
const POLL_MS = 5_000;

interface StartContentSetup {
  readonly pageUrl: string;
  readonly file: StartFile | undefined;
  readonly log: Log;
  /** Called with the hash of the file that the page shows; `undefined` if it shows none. */
  readonly onShown?: (sha256: string | undefined) => void;
}

const stateOf = (result: FileResult): string => (result.kind === 'read' ? result.sha256 : result.kind);

/** Sends the page the content file that the app was started with, again whenever that file changes, and logs the result. */
export function provideStartContent(contents: WebContents, setup: StartContentSetup): void {
  const { pageUrl, file, log, onShown } = setup;
  let copied: string | undefined;
  let known: string | undefined;
  let isOver = false;
  serve(contents, pageUrl, 'startContent', {
    async begin() {
      // Forgets the file on reload: Save must never write to a file that the page does not show.
      onShown?.(undefined);
      const files = await file?.begin();
      copied = files?.refused && files.shown.sha256;
      known = files && stateOf(files.refused ?? files.shown);
      return files;
    },
    reportShown(sha256) {
      if (sha256) log.write({ event: 'content', sha256, from: sha256 === copied ? 'copy' : 'file' });
      onShown?.(sha256);
    },
    reportRefused: (reason) => log.write({ event: 'refused-content', reason }),
  });
  if (!file) return;
  // Sends only changes, since a new page asks for the file when it starts.
  const timer = setInterval(async () => {
    const result = await file.read();
    if (isOver || known === undefined || stateOf(result) === known) return;
    known = stateOf(result);
    sendToPage(contents, 'startContent', 'onChanged', result);
  }, POLL_MS);
  contents.once('destroyed', () => {
    isOver = true;
    clearInterval(timer);
  });
}

/** Waits for content to show, from the file or its copy. Calls `onWaiting` at first and whenever the reason changes. */
export async function waitForContent(file: StartFile, log: Log, onWaiting: () => void): Promise<void> {
  let lastReason = '';
  while (!(await file.begin())) {
    const problems = file.problems();
    const reason = JSON.stringify(problems);
    if (reason !== lastReason) {
      log.write({ event: 'waiting-for-content', reason: problems[0]?.kind ?? 'failed' });
      onWaiting();
    }
    lastReason = reason;
    await setTimeout(POLL_MS);
  }
}
