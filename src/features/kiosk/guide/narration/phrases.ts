import { guide } from '@/copy/guide';
import { fill } from '@/lib/fill';

/** What is said about an item besides its name. */
export interface ItemFacts {
  readonly name: string;
  readonly role?: keyof typeof guide.roles;
  readonly states?: readonly (keyof typeof guide.states)[];
  /** What is chosen in a list of choices. */
  readonly value?: string;
  /** Why a field was refused. */
  readonly error?: string;
  /** How to fill in a field. */
  readonly hint?: string;
  readonly position?: { readonly index: number; readonly count: number };
}

/** Ends a text as a sentence, unless it is one already. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Says an item in one line, with what matters most first: "Contact, link, 6 of 6". */
export function describe({ name, role, states = [], value, error, hint, position }: ItemFacts): string {
  const parts = [
    name,
    role && guide.roles[role],
    value,
    ...states.map((state) => guide.states[state]),
    error && fill(guide.error, { error }),
    hint,
    position && fill(guide.position, { ...position }),
  ].filter((part): part is string => Boolean(part));
  // The role must not become an utterance of its own: a comma after "?" goes on with the sentence, but some voices make no
  // pause at all at ".,".
  return [...parts.slice(0, -1).map((part) => part.replace(/\.+$/, '')), ...parts.slice(-1)].join(', ');
}

/** The name of a typed character. */
export function characterName(character: string): string {
  const { typing } = guide;
  if (character === ' ') return typing.space;
  if (character === '\n') return typing.newLine;
  const isCapital = character !== character.toLowerCase();
  return typing.marks[character] ?? (isCapital ? fill(typing.capital, { letter: character }) : character);
}

/** What is said when the text of a field changes, without repeating what was there before. */
export function typingEcho(inputType: string, data: string | null, isHidden: boolean): string {
  const { typing } = guide;
  if (inputType.startsWith('delete')) return typing.deleted;
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return typing.newLine;
  if (isHidden) return typing.hidden;
  const text = data ?? '';
  return [...text].length === 1 ? characterName(text) : text;
}
