import { sharedState } from '@/components/ui/shared-state';
import type { Problem } from '@/content/content-file';

/** The state of the file that the app was started with. */
export interface FileState {
  /** The file, as its content was last taken up. */
  readonly source?: { readonly name: string; readonly changed: number; readonly sha256: string };
  /** Why the content of that file, as it is now, is not taken up. */
  readonly refused?:
    | { readonly name: string; readonly sha256: string | undefined; readonly problems: readonly Problem[] }
    | undefined;
}

/** Keeps what is known of the file; it outlives a visit, but not a reload. */
export const [FileStateProvider, useFileState] = sharedState<FileState>(() => ({}));
