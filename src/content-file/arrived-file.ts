import { useSyncExternalStore } from 'react';
import type { FileAnswer } from '@/host/messages';
import type { StartContentPort } from '@/host/types';
import { channel } from '@/lib/channel';

// Collected from the start: a file may change before the site has rendered.
const changes = channel();
let arrived: FileAnswer | undefined;

/** Keeps what becomes of the file that the app was started with, until somebody takes it. */
export function collectArrivedFile(port: StartContentPort): void {
  port.onChanged((file) => {
    arrived = file;
    changes.send();
  });
}

const current = () => arrived;
const none = () => undefined;

/** The file as it has become, if nobody has taken it yet. Re-renders when it changes. */
export function useArrivedFile(): FileAnswer | undefined {
  return useSyncExternalStore(changes.subscribe, current, none);
}

/** Takes the file, unless another one has come meanwhile. */
export function takeArrivedFile(file: FileAnswer): void {
  if (arrived !== file) return;
  arrived = undefined;
  changes.send();
}
