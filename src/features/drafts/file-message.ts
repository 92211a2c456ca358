import { sharedState } from '@/components/ui/shared-state';
import type { Notice, Problem } from '@/content/content-file';
import type { Content } from '@/content/document';

/** A content file that waits for a decision, or what went wrong. */
export type FileMessage =
  | {
      readonly kind: 'question';
      readonly name: string;
      readonly file: Content;
      readonly notices: readonly Notice[];
      /** Its hash, if the desktop app read it. */
      readonly sha256: string | undefined;
    }
  | { readonly kind: 'refused' | 'notSaved'; readonly problems: readonly Problem[] };

/** Keeps the message, which the desktop app's menu may bring about on another screen. */
export const [FileMessageProvider, useFileMessage] = sharedState<FileMessage | undefined>(() => undefined);
