import type { LanguageTag } from '@/content/languages';
import type { Editable } from '@/content/types';

interface InLanguageProps {
  of: Editable;
  copy: Readonly<Record<LanguageTag, string>>;
}

/** A small line below an item that staff changed, if nobody has translated it yet: which language it is in. */
export function InLanguage({ of: { languages = {} }, copy }: InLanguageProps) {
  const [, tag] = Object.entries(languages).find(([field]) => !/^easy/.test(field)) ?? [];
  return tag && <p className="mt-2 text-base text-ink-soft italic">{copy[tag]}</p>;
}
