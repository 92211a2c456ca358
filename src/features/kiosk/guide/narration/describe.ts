import type { KioskCopy } from '@/copy/kiosk';
import { fill } from '@/lib/fill';
import { changeEnd, join, type Phrase } from './phrase';

/** What the guide says, in the visitor's language. */
export type GuideCopy = KioskCopy['guide'];

export interface ItemFacts {
  readonly name: Phrase;
  readonly role?: keyof GuideCopy['roles'];
  readonly states?: readonly (keyof GuideCopy['states'])[];
  readonly value?: string;
  readonly error?: string;
  readonly hint?: string;
  readonly position?: { readonly index: number; readonly count: number };
}

/** Describes an item in one line, the most important phrase first: "Contact, link, 6 of 6". */
export function describe(facts: ItemFacts, guide: GuideCopy): Phrase {
  const { name, role, states = [], value, error, hint, position } = facts;
  const phrases = [
    name,
    role && guide.roles[role],
    value,
    ...states.map((state) => guide.states[state]),
    error && fill(guide.error, { error }),
    hint,
    position && fill(guide.position, { ...position }),
  ].filter((phrase): phrase is Phrase => Boolean(phrase));
  // The role must not become a separate utterance. A comma after "?" continues the sentence, but some voices do not pause at
  // ".,".
  const withoutPeriod = (phrase: Phrase) => changeEnd(phrase, (text) => text.replace(/\.+$/, ''));
  return join([...phrases.slice(0, -1).map(withoutPeriod), ...phrases.slice(-1)], ', ');
}

/** The name of a typed character. */
export function characterName(character: string, { typing }: GuideCopy): string {
  if (character === ' ') return typing.space;
  if (character === '\n') return typing.newLine;
  const isCapital = character !== character.toLowerCase();
  return typing.marks[character] ?? (isCapital ? fill(typing.capital, { letter: character }) : character);
}

export function typingEcho(
  inputType: string,
  data: string | null,
  isHidden: boolean,
  copy: GuideCopy,
): string {
  const { typing } = copy;
  if (inputType.startsWith('delete')) return typing.deleted;
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return typing.newLine;
  if (isHidden) return typing.hidden;
  const text = data ?? '';
  return [...text].length === 1 ? characterName(text, copy) : text;
}
