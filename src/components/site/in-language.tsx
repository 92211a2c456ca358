import type { Editable } from '@/content/document';
import type { LanguageTag } from '@/content/languages';

interface InLanguageProps {
  of: Editable;
  copy: Readonly<Record<LanguageTag, string>>;
}

/** A small line below an item of which something is not translated yet: in which language that is. */
export function InLanguage({ of: { languages = {} }, copy }: InLanguageProps) {
  const [, tag] = Object.entries(languages).find(([field, tag]) => tag && !/^easy/.test(field)) ?? [];
  return tag && <p className="mt-2 text-base text-ink-soft italic">{copy[tag]}</p>;
}
