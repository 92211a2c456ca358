import { useEffect, useState } from 'react';
import type { LocalizedContent } from '@/content/document';
import { factsIn } from '@/content/facts';
import type { LanguageTag } from '@/content/languages';
import { localize } from '@/content/localize';
import { type CopyOf, useContent, useCopy, useDocuments, useLanguage } from '@/copy';
import { copyFiles } from '@/copy/copy-files';
import { fromFacts } from '@/copy/from-facts';

/** What a desk shows in one language, which need not be the page's. */
export interface InLanguage {
  readonly copy: CopyOf<'desk'>;
  readonly content: LocalizedContent;
}

/** The files of all copy that a desk reads, in one language. */
async function deskFiles(tag: LanguageTag) {
  const files = copyFiles[tag];
  const [page, screens, tools, content, story, desk] = await Promise.all([
    files.page(),
    files.screens(),
    files.tools(),
    files.content(),
    files.story(),
    files.desk(),
  ]);
  return { ...page, ...screens, ...tools, ...content, ...story, ...desk };
}

type DeskFiles = Awaited<ReturnType<typeof deskFiles>>;

/**
 * Copy and content in several languages, without those that are not there yet. A desk has them on its own disk.
 */
export function useCopies(tags: readonly LanguageTag[]): ReadonlyMap<LanguageTag, InLanguage> {
  const current = { copy: useCopy<'desk'>(), content: useContent() };
  const language = useLanguage();
  const documents = useDocuments();
  const [fetched, setFetched] = useState<ReadonlyMap<LanguageTag, DeskFiles>>(new Map());
  const missing = tags.find((tag) => tag !== language && !fetched.has(tag));

  useEffect(() => {
    let isCurrent = true;
    if (missing) {
      deskFiles(missing).then(
        (files) => isCurrent && setFetched((known) => new Map(known).set(missing, files)),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [missing]);

  function inLanguage(tag: LanguageTag): InLanguage | undefined {
    if (tag === language) return current;
    const files = fetched.get(tag);
    if (!files || !documents) return undefined;
    const content = localize(documents.shown, tag);
    return { copy: fromFacts(files, factsIn(content, tag)), content };
  }
  return new Map(
    tags.flatMap((tag) => {
      const found = inLanguage(tag);
      return found ? [[tag, found]] : [];
    }),
  );
}
