import type { FormDraft } from '@/components/ui/checked-form';
import { sharedState } from '@/components/ui/shared-state';
import type { Content } from '@/content/document';
import type { Notice, Problem } from '@/content/file-rules';

export * from './open-forms';

/** A content file that waits for a decision, or the problem with it. */
export type FileMessage =
  | {
      readonly kind: 'question';
      readonly name: string;
      readonly file: Content;
      readonly notices: readonly Notice[];
      /** The hash of the file, if the desktop app read it. */
      readonly sha256: string | undefined;
    }
  | { readonly kind: 'refused' | 'notSaved'; readonly problems: readonly Problem[] };

/** Keeps the message, because the menu of the desktop app may open a file while another screen is shown. */
export const [FileMessageProvider, useFileMessage] = sharedState<FileMessage | undefined>(() => undefined);

/** The visitor's input, in the full form or the Easy read form. */
export interface MessageDraft {
  readonly values: FormDraft;
  /** The index of the current question in Easy read. */
  readonly step: number;
  /** The values as they were when the visitor last took the message along. */
  readonly taken?: FormDraft;
}

/** Keeps the visitor's message while they visit other screens, in memory only. */
export const [MessageDraftProvider, useMessageDraft] = sharedState<MessageDraft>(() => ({
  values: new Map(),
  step: 0,
}));

/** Returns a draft of a message in which a field has another text. */
export const withFieldText = (draft: MessageDraft, name: string, text: string): MessageDraft => ({
  ...draft,
  values: new Map(draft.values).set(name, text),
});
