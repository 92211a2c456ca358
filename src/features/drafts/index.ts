import type { FormDraft } from '@/components/ui/checked-form';
import { sharedState } from '@/components/ui/shared-state';
import type { Notice, Problem } from '@/content/content-file';
import type { Content } from '@/content/document';
import type { ContentPart, SinglePart } from '@/content/fields';
import type { LanguageTag } from '@/content/languages';

/** A content file that waits for a decision, or what went wrong. */
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

/** The visitor's answers in the full form or in that of Easy read. */
export interface MessageDraft {
  readonly values: FormDraft;
  /** How many questions of Easy read come before the current one. */
  readonly step: number;
  /** Counts the edits made elsewhere than in the full form, which then restarts from the values. */
  readonly outsideEdits: number;
  /** The values as they were when the visitor last took the message along. */
  readonly taken?: FormDraft;
}

/** Keeps the visitor's message while they visit other screens, in memory only. */
export const [MessageDraftProvider, useMessageDraft] = sharedState<MessageDraft>(() => ({
  values: new Map(),
  step: 0,
  outsideEdits: 0,
}));

export type AdminTab = ContentPart;

export interface OpenForm {
  readonly tab: AdminTab;
  /** What the form edits: a part, an item by its id, or a new item. */
  readonly target: SinglePart | number | 'new';
  readonly draft: FormDraft;
}

/** The open forms, at most one for each tab and language, the latest at the end. */
export type OpenForms = Map<`${AdminTab} ${LanguageTag}`, OpenForm>;

/** Keeps the open forms while Content Management is not shown or has failed; in memory only. */
export const [OpenFormsProvider, useOpenForms] = sharedState<OpenForms>(() => new Map());

/** The tab of the form that was opened last. */
export function latestTab(forms: OpenForms): AdminTab | undefined {
  return [...forms.values()].at(-1)?.tab;
}
