import { useEffect, useEffectEvent } from 'react';
import { useEdits } from '@/content-store/content-store';
import type { FileAnswer, StartContentPort } from '@/host/types';
import type { ReadResult } from './content-file';
import { type FileState, useFileState } from './file-state';
import { takeUp } from './take-up';
import { contentFileTools } from './tools';

/** How often the file is read again, in milliseconds. */
const FOLLOW_MS = 5_000;

async function readContent(answer: FileAnswer): Promise<ReadResult> {
  if (answer.kind !== 'read') return { problems: [{ kind: answer.kind }] };
  const { readContentFile, samples } = await contentFileTools.keepFetching();
  return readContentFile(answer.text, samples);
}

/**
 * Shows the content of the file that the app was started with. A file that cannot be read, perhaps because it is only half
 * written, changes nothing.
 *
 * @param port what the host has if there may be such a file
 * @param reading whether to read the file once, again and again to show what changed, or not now
 */
export function useStartContent(
  port: StartContentPort | undefined,
  reading: 'once' | 'following' | 'paused' = 'once',
): FileState {
  const [state, setState] = useFileState();
  const [, setEdits] = useEdits();
  const { source, refused } = state;
  const isRead = source !== undefined || refused !== undefined;

  const read = useEffectEvent(async (signal: AbortSignal) => {
    const answer = await port?.read((refused ?? source)?.sha256).catch(() => undefined);
    if (!answer || signal.aborted) return;
    const result = await readContent(answer);
    if (signal.aborted) return;
    const next = takeUp(state, answer, result);
    if (next.state !== state) setState(next.state);
    if (next.edits) setEdits(next.edits);
    if (next.shown) port?.reportShown(next.shown);
    if (next.refusal) port?.reportRefused(next.refusal);
  });

  useEffect(() => {
    const isFollowing = reading === 'following';
    if (!port || reading === 'paused' || (isRead && !isFollowing)) return;
    const ending = new AbortController();
    void read(ending.signal);
    const timer = isFollowing ? setInterval(read, FOLLOW_MS, ending.signal) : undefined;
    return () => {
      clearInterval(timer);
      ending.abort();
    };
  }, [port, isRead, reading]);

  return state;
}
