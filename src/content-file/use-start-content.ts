import { useEffect, useEffectEvent } from 'react';
import type { StartContentPort } from '@/host/types';
import { setDocuments } from '@/language';
import { type FileState, useFileState } from './file-state';
import { readAnswer } from './read-answer';
import { takeUp } from './take-up';

/** How often the file is read again, in milliseconds. */
const FOLLOW_MS = 5_000;

/**
 * Follows the file that the app was started with, and shows what has changed there. A file that cannot be read, perhaps because
 * it is only half written, changes nothing.
 *
 * @param port what the host has if there may be such a file
 * @param isFollowing whether to read the file now, again and again
 */
export function useStartContent(port: StartContentPort | undefined, isFollowing: boolean): FileState {
  const [state, setState] = useFileState();
  const { source, refused } = state;

  const read = useEffectEvent(async (signal: AbortSignal) => {
    const answer = await port?.read((refused ?? source)?.sha256).catch(() => undefined);
    if (!answer || signal.aborted) return;
    const result = await readAnswer(answer);
    if (signal.aborted) return;
    const next = takeUp(state, answer, result);
    if (next.state !== state) setState(next.state);
    if (next.document) setDocuments({ shown: next.document, saved: next.document });
    if (next.shown) port?.reportShown(next.shown);
    if (next.refusal) port?.reportRefused(next.refusal);
  });

  useEffect(() => {
    if (!port || !isFollowing) return;
    const ending = new AbortController();
    void read(ending.signal);
    const timer = setInterval(read, FOLLOW_MS, ending.signal);
    return () => {
      clearInterval(timer);
      ending.abort();
    };
  }, [port, isFollowing]);

  return state;
}
