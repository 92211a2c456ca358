import { defaultContent } from '@/content/default-content';
import { factsOfContent } from '@/content/facts';
import { localize } from '@/content/localize';
import { type FromFacts, fromFacts } from '@/copy/copy-set';
import * as en from '@/copy/en/shared';
import type { Language } from '@/copy/en/shared/language';
import { fill } from '@/lib/fill';

export const content = { en: localize(defaultContent(), 'en'), es: localize(defaultContent(), 'es') };

/** The facts that copy states about its foundation. */
export const facts = { en: factsOfContent(content.en, 'en'), es: factsOfContent(content.es, 'es') };

/** Returns the answer of a button without behavior in English: how to say what the visitor wants. */
export const answerTo = (say: string, where: 'kiosk' | 'elsewhere' = 'elsewhere'): string =>
  fill(en.reachUs(facts.en).answer[where], { say });

/** Returns copy with the facts of the default content, in the language of the given copy of the page. */
export const filledCopy = <Copy extends object>(
  copy: Copy,
  { language }: { readonly language: Language } = en,
): FromFacts<Copy> => fromFacts(copy, facts[language.tag]);
