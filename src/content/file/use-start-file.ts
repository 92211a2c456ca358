import { useEffect, useSyncExternalStore } from 'react';
import type { ReadResult } from '@/content/file-rules';
import { setDocuments } from '@/content/store/content-store';
import type { FileResult } from '@/host/messages';
import type { StartContentPort } from '@/host/types';
import { channel } from '@/lib/channel';
import { type FileState, nextFileState } from './next-file-state';

// Keeps the state outside React, so that it outlives a visit: the kiosk mounts the site again for the next one.
const changes = channel();
let state: FileState = {};
/** A changed file that waits until it can be shown. */
let arrived: FileResult | undefined;

async function read(file: FileResult): Promise<ReadResult> {
  if (file.kind !== 'read') return { problems: [{ kind: file.kind }] };
  // Loads these only here, because no browser needs them.
  const [{ readStartContent }, { default: built }, { default: samples }] = await Promise.all([
    import('./read-start-content'),
    import('site-content/document'),
    import('site-content/samples'),
  ]);
  return readStartContent(file.text, built, samples);
}

async function take(port: StartContentPort, file: FileResult, signal?: AbortSignal): Promise<void> {
  const result = await read(file);
  if (signal?.aborted) return;
  const next = nextFileState(state, file, result);
  state = next.state;
  // Drops this version if a newer one arrived meanwhile.
  if (arrived === file) arrived = undefined;
  changes.send();
  if (next.document) setDocuments({ shown: next.document, saved: next.document });
  if (next.shown) port.reportShown(next.shown);
  if (next.refusal) port.reportRefused(next.refusal);
}

/** Shows the file that the app was started with, and returns whether there is one. Throws if it is unreadable. */
export async function openStartFile(port: StartContentPort): Promise<boolean> {
  // Subscribes first, because the file may change before the site has rendered.
  port.onChanged((file) => {
    arrived = file;
    changes.send();
  });
  const files = await port.begin();
  if (!files) return false;
  await take(port, files.shown);
  if (!state.source) throw new Error('The content to start with cannot be read.');
  if (files.refused) await take(port, files.refused);
  return true;
}

const current = () => state;
const waiting = () => arrived;

/** Returns the state of the file, and re-renders when it changes. */
export const useFileState = (): FileState => useSyncExternalStore(changes.subscribe, current, current);

/** Shows changes of the file while `isUnseen`. A file that cannot be read, such as a half-written one, changes nothing. */
export function useStartFile(port: StartContentPort | undefined, isUnseen: boolean): void {
  const file = useSyncExternalStore(changes.subscribe, waiting, waiting);

  useEffect(() => {
    if (!port || !file || !isUnseen) return;
    const ending = new AbortController();
    void take(port, file, ending.signal);
    return () => ending.abort();
  }, [port, file, isUnseen]);
}
