import { useEffect, useEffectEvent } from 'react';
import { useEdits } from '@/content-store/content-store';
import type { FileAnswer, StartContentPort } from '@/host/types';
import type { ReadResult } from './content-file';
import { type FileState, useFileState } from './file-state';
import { contentFileTools } from './tools';

/** How often the file is read again, in milliseconds. */
const FOLLOW_MS = 5_000;

async function readContent(answer: FileAnswer): Promise<Partial<ReadResult>> {
  if ('error' in answer) return { problems: [{ kind: answer.error }] };
  await contentFileTools.keepFetching();
  return contentFileTools.current()?.readContentFile(answer.text) ?? {};
}

/**
 * Shows the content of the file that the app was started with. A file that cannot be read, perhaps because it is only half
 * written, changes nothing.
 *
 * @param port what the host has if there may be such a file
 * @param isFollowing whether to read the file again and again, and to show what changed
 */
export function useStartContent(port: StartContentPort | undefined, isFollowing = false): FileState {
  const [state, setState] = useFileState();
  const [, setEdits] = useEdits();
  const { source, refused } = state;
  const isRead = source !== undefined || refused !== undefined;

  const read = useEffectEvent(async (signal: AbortSignal) => {
    const answer = await port?.read((refused ?? source)?.sha256).catch(() => undefined);
    if (!answer || signal.aborted) return;
    const { file, problems } = await readContent(answer);
    if (signal.aborted) return;
    const { name } = answer;
    if (file && 'sha256' in answer) {
      const { changed } = answer;
      setEdits(file.edits);
      setState({ saved: file.edits, source: { name, changed, sha256: answer.sha256 } });
      port?.reportShown(answer.sha256);
    }
    const [problem] = problems ?? [];
    const sha256 = 'sha256' in answer ? answer.sha256 : undefined;
    // A file that is missing has no hash by which to know that nothing changed.
    const isKnown = sha256 === refused?.sha256 && problem?.kind === refused?.problems[0]?.kind;
    if (problems && problem && !isKnown) {
      setState({ ...state, refused: { name, problems, sha256 } });
      port?.reportRefused(problem.kind);
    }
  });

  useEffect(() => {
    if (!port || (isRead && !isFollowing)) return;
    const reading = new AbortController();
    void read(reading.signal);
    const timer = isFollowing ? setInterval(read, FOLLOW_MS, reading.signal) : undefined;
    return () => {
      clearInterval(timer);
      reading.abort();
    };
  }, [port, isRead, isFollowing]);

  return state;
}
