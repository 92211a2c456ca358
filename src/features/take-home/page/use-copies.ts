import { useEffect, useState } from 'react';
import type { LanguageTag } from '@/content/languages';
import { type CopyOf, useCopy, useLanguage } from '@/language';
import { partsWith } from '@/language/copy-files';
import { importCopy } from '@/language/import-copy';

/** All copy of a desk in one language, which need not be the page's. */
const fetchCopy = (tag: LanguageTag) => importCopy<'desk'>(tag, partsWith.desk);

/**
 * The copy in several languages, without those that are not there yet. A desk has them on its own disk.
 */
export function useCopies(tags: readonly LanguageTag[]): ReadonlyMap<LanguageTag, CopyOf<'desk'>> {
  const current = useCopy<'desk'>();
  const language = useLanguage();
  const [fetched, setFetched] = useState<ReadonlyMap<LanguageTag, CopyOf<'desk'>>>(new Map());
  const missing = tags.find((tag) => tag !== language && !fetched.has(tag));

  useEffect(() => {
    let isCurrent = true;
    if (missing) {
      fetchCopy(missing).then(
        (copy) => isCurrent && setFetched((known) => new Map(known).set(missing, copy)),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [missing]);

  const copyIn = (tag: LanguageTag) => (tag === language ? current : fetched.get(tag));
  return new Map(
    tags.flatMap((tag) => {
      const copy = copyIn(tag);
      return copy ? [[tag, copy]] : [];
    }),
  );
}
