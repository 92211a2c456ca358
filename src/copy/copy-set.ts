import type { LocalizedContent } from '@/content/document';
import { type Facts, factsOfContent } from '@/content/facts';
import type { LanguageTag } from '@/content/languages';
import { memoize } from '@/lib/memoize';

/** Copy as components read it, with functions of the facts replaced by their results. */
export type FromFacts<File> = {
  [Name in keyof File]: File[Name] extends (facts: Facts) => infer Copy ? Copy : File[Name];
};

/** The copy of one file, or of several merged, for the facts of a foundation. */
export function fromFacts<File extends object>(file: File, facts: Facts): FromFacts<File> {
  const entries = Object.entries(file).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'function' ? value(facts) : value,
  ]);
  return Object.fromEntries(entries) as FromFacts<File>;
}

/** The copy of a feature, a screen or a window in each language. Importing it is enough: it is not fetched later. */
export interface CopySet<File extends object> {
  readonly files: Readonly<Record<LanguageTag, File>>;
  /** The copy as components read it, the same object for the same content. */
  readonly of: (content: LocalizedContent, tag: LanguageTag) => FromFacts<File>;
}

/** The languages other than the first; their files must have the same shape as its file. */
type Others<File> = Readonly<Record<Exclude<LanguageTag, 'en'>, File>>;

/** Merges the files of a copy set. */
export function copySet<File extends object>(en: File, others: Others<NoInfer<File>>): CopySet<File> {
  const files = { en, ...others };
  return { files, of: memoize((content, tag) => fromFacts(files[tag], factsOfContent(content, tag))) };
}

/** Merges the files of a copy set with those of another set, such as the tools' copy with the screens'. */
export function extendCopySet<Base extends object, File extends object>(
  base: CopySet<Base>,
  en: File,
  { es }: Others<NoInfer<File>>,
): CopySet<Base & File> {
  return copySet({ ...base.files.en, ...en }, { es: { ...base.files.es, ...es } });
}

/** A set of copy as components read it. */
export type CopyOf<Set> = Set extends CopySet<infer File> ? FromFacts<File> : never;
