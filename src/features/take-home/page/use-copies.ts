import { useMemo } from 'react';
import type { LocalizedContent } from '@/content/document';
import type { LanguageTag } from '@/content/languages';
import { localize } from '@/content/localize';
import { offeredLanguages, useDocuments } from '@/copy';
import { type DeskCopy, deskCopy } from '@/copy/desk';

/** Copy for a desk in one language, which need not be the page's. */
export interface InLanguage {
  readonly copy: DeskCopy;
  readonly content: LocalizedContent;
}

/** Copy and content in several languages. */
export function useCopies(tags: readonly LanguageTag[]): ReadonlyMap<LanguageTag, InLanguage> {
  const shown = useDocuments()?.shown;
  const all = useMemo(
    () => new Map(offeredLanguages.map((tag) => [tag, shown && localize(shown, tag)])),
    [shown],
  );
  return new Map(
    tags.flatMap((tag) => {
      const content = all.get(tag);
      return content ? [[tag, { copy: deskCopy.of(content, tag), content }]] : [];
    }),
  );
}
