import { sharedState } from '@/components/ui/shared-state';
import type { LanguageTag } from '@/content/languages';

/** The last sentence: that of a picture, or the visitor's own, in the language of the page. */
export type LastSentence =
  | { readonly id: string }
  | { readonly text: string; readonly language: LanguageTag };

interface TalkState {
  readonly topic: 'words' | 'needs' | 'feelings' | 'times' | 'letters';
  readonly said?: LastSentence;
  readonly sentence: string;
  /** The language of the person they talk to, once it is chosen. */
  readonly spoken?: LanguageTag;
}

/** Keeps the state while the board is closed; in memory only. */
export const [TalkStateProvider, useTalkState] = sharedState<TalkState>(() => ({
  topic: 'words',
  sentence: '',
}));
