import type { Problem, ReadResult } from '@/content/file-rules';
import type { FileResult } from '@/host/messages';

/** The state of the file that the app was started with. */
export interface FileState {
  readonly source?: { readonly name: string; readonly changed: number; readonly sha256: string };
  readonly refused?:
    | { readonly name: string; readonly sha256: string | undefined; readonly problems: readonly Problem[] }
    | undefined;
}

/** Returns the next state for what the host read, the content to show if it changes, and a report for the host. */
export function nextFileState(state: FileState, file: FileResult, result: ReadResult) {
  const { name } = file;
  const { problems = [] } = result;
  if (result.document && file.kind === 'read') {
    const { changed, sha256 } = file;
    // Clears an earlier refusal: the file was only half written then, and is now the one that is shown.
    const document = sha256 === state.source?.sha256 ? undefined : result.document;
    return { state: { source: { name, changed, sha256 } }, document, shown: sha256 };
  }
  const sha256 = file.kind === 'read' ? file.sha256 : undefined;
  const [problem] = problems;
  // Compares only existing files, because a missing one has no hash.
  const isKnown = sha256 === state.refused?.sha256 && problem?.kind === state.refused?.problems[0]?.kind;
  if (!problem || isKnown) return { state };
  return { state: { ...state, refused: { name, problems, sha256 } }, refusal: problem.kind };
}
