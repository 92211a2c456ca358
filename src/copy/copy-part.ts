import type { LocalizedContent } from '@/content/document';
import { factsIn } from '@/content/facts';
import type { LanguageTag } from '@/content/languages';
import { type FromFacts, fromFacts } from './from-facts';

/** The copy of a part of the site in each language. Whoever imports it has it. */
export interface CopyPart<File extends object> {
  readonly files: Readonly<Record<LanguageTag, File>>;
  /** The copy as components read it, the same object for the same content. */
  readonly of: (content: LocalizedContent, tag: LanguageTag) => FromFacts<File>;
}

/** The languages but the first, whose files the others must be like. */
type Others<File> = Readonly<Record<Exclude<LanguageTag, 'en'>, File>>;

/** Puts the files with the copy of a part together. */
export function copyPart<File extends object>(en: File, others: Others<NoInfer<File>>): CopyPart<File> {
  const files = { en, ...others };
  const known = new WeakMap<LocalizedContent, FromFacts<File>>();
  return {
    files,
    of(content, tag) {
      const copy = known.get(content) ?? fromFacts(files[tag], factsIn(content, tag));
      known.set(content, copy);
      return copy;
    },
  };
}

/** Puts the files with the copy of a part together that reads the copy of another part, too. */
export function copyPartOn<Base extends object, File extends object>(
  base: CopyPart<Base>,
  en: File,
  { es }: Others<NoInfer<File>>,
): CopyPart<Base & File> {
  return copyPart({ ...base.files.en, ...en }, { es: { ...base.files.es, ...es } });
}

/** The copy of a part as components read it. */
export type CopyOf<Part> = Part extends CopyPart<infer File> ? FromFacts<File> : never;
