import { sharedState } from '@/components/ui/shared-state';
import type { LanguageTag } from '@/content/languages';
import type { TalkId } from '@/copy/talk-ids';

/** The last sentence: of a picture, or the visitor's own in the language of the page. */
export type Said = { readonly id: TalkId } | { readonly text: string; readonly language: LanguageTag };

interface TalkState {
  readonly page: 'words' | 'needs' | 'feelings' | 'times' | 'letters';
  readonly said?: Said;
  /** Their own sentence, as far as it is typed. */
  readonly sentence: string;
  /** The language of the person whom they talk to, once it is chosen. */
  readonly spoken?: LanguageTag;
}

/** Keeps it while the board is closed; in memory only. */
export const [TalkStateProvider, useTalkState] = sharedState<TalkState>(() => ({
  page: 'words',
  sentence: '',
}));
