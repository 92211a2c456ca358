import type { OfferedItem } from '@/components/site/item-action';
import { sharedState } from '@/components/ui/shared-state';
import type { LanguageTag } from '@/content/languages';
import { visibleText } from '@/lib/visible-text';

/** The take-home page. Settings that the volunteer has not chosen follow the site's page. */
export interface TakeHomePage {
  readonly items: readonly OfferedItem[];
  /** The languages: the family's, and the office's if the page is in both. */
  readonly languages?: readonly LanguageTag[];
  readonly isEasy?: boolean;
  readonly askFor?: string;
  readonly note?: string;
  /** The texts as they were when the page was last printed or saved. */
  readonly taken?: Pick<TakeHomePage, 'askFor' | 'note'>;
}

/** Keeps the page of one visit, in memory only. */
export const [TakeHomePageProvider, useTakeHomePage] = sharedState<TakeHomePage>(() => ({ items: [] }));

/** Whether the page has text that nobody has printed or saved as it is now. */
export function hasUnsavedText({ taken, ...page }: TakeHomePage): boolean {
  return (['askFor', 'note'] as const).some(
    (name) => visibleText(page[name] ?? '') && taken?.[name] !== page[name],
  );
}
