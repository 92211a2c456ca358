import { sharedState } from '@/components/ui/shared-state';
import type { LanguageTag } from '@/content/languages';
import type { ContactWayId, ProgramId } from '@/content/types';
import type { PaperSize } from '@/host/types';

/** Something on a take-home page, by an id that is the same in every language. */
export type TakeHomeItem =
  | { readonly kind: 'service' | 'event'; readonly id: number }
  | { readonly kind: 'program'; readonly id: ProgramId }
  | { readonly kind: 'contact'; readonly id: ContactWayId };

/** What a family takes home on one page. What volunteers have not chosen follows the page. */
export interface TakeHomePage {
  readonly items: readonly TakeHomeItem[];
  /** The family's language, and the office's if the page is in both. */
  readonly languages?: readonly LanguageTag[];
  readonly isEasy?: boolean;
  readonly paper?: PaperSize;
  readonly askFor?: string;
  readonly note?: string;
  /** What was typed when the page was last printed or saved. */
  readonly taken?: Pick<TakeHomePage, 'askFor' | 'note'>;
}

/** Keeps the page of one visit, in memory only. */
export const [TakeHomePageProvider, useTakeHomePage] = sharedState<TakeHomePage>(() => ({ items: [] }));
