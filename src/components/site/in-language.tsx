import type { Editable } from '@/content/document';
import type { LanguageTag } from '@/content/languages';

interface InLanguageProps {
  of: Editable;
  copy: Readonly<Record<LanguageTag, string>>;
}

/** Names the language of an item's texts that are not translated yet, in a small line below the item. */
export function InLanguage({ of: { languages = {} }, copy }: InLanguageProps) {
  const [, tag] = Object.entries(languages).find(([field, tag]) => tag && !/^easy/.test(field)) ?? [];
  return tag && <p className="mt-2 text-base text-ink-soft italic">{copy[tag]}</p>;
}
