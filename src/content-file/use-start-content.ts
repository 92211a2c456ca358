import { useEffect, useEffectEvent } from 'react';
import { setDocuments } from '@/copy';
import type { FileAnswer } from '@/host/messages';
import type { StartContentPort } from '@/host/types';
import { takeArrivedFile, useArrivedFile } from './arrived-file';
import { type FileState, useFileState } from './file-state';
import { readAnswer } from './read-answer';
import { takeUp } from './take-up';

/**
 * Shows what has changed in the file that the app was started with. A file that cannot be read, perhaps because
 * it is only half written, changes nothing.
 *
 * @param port what the host has if there may be such a file
 * @param isUnseen whether what is shown may change; until then, a changed file waits
 */
export function useStartContent(port: StartContentPort | undefined, isUnseen: boolean): FileState {
  const [state, setState] = useFileState();
  const arrived = useArrivedFile();

  const show = useEffectEvent(async (answer: FileAnswer, signal: AbortSignal) => {
    const result = await readAnswer(answer);
    if (signal.aborted) return;
    const next = takeUp(state, answer, result);
    setState(next.state);
    takeArrivedFile(answer);
    if (next.document) setDocuments({ shown: next.document, saved: next.document });
    if (next.shown) port?.reportShown(next.shown);
    if (next.refusal) port?.reportRefused(next.refusal);
  });

  useEffect(() => {
    if (!arrived || !isUnseen) return;
    const ending = new AbortController();
    void show(arrived, ending.signal);
    return () => ending.abort();
  }, [arrived, isUnseen]);

  return state;
}
