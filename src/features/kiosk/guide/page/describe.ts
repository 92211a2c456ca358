import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { formFields, textFieldAt } from '@/lib/controls';
import { fill } from '@/lib/fill';
import { otherLanguage } from '@/lib/other-language';
import { isInRegion, keyRows } from '../../shared/regions';
import { changeEnd, type GuideCopy, inLanguage, join, type Phrase, spokenText } from '../narration/phrase';
import type { GuideItem } from './items';

interface ItemFacts {
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
  // The role must not become a separate utterance. A comma after “?” goes on, but some voices make no pause at “.,”.
  const withoutPeriod = (phrase: Phrase) => changeEnd(phrase, (text) => text.replace(/\.+$/, ''));
  return join([...phrases.slice(0, -1).map(withoutPeriod), ...phrases.slice(-1)], ', ');
}

function characterName(character: string, { typing }: GuideCopy): string {
  if (character === ' ') return typing.space;
  if (character === '\n') return typing.newLine;
  const isCapital = character !== character.toLowerCase();
  return typing.marks[character] ?? (isCapital ? fill(typing.capital, { letter: character }) : character);
}

export function typingEcho({ inputType, data }: InputEvent, isHidden: boolean, copy: GuideCopy): string {
  const { typing } = copy;
  if (inputType.startsWith('delete')) return typing.deleted;
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return typing.newLine;
  if (isHidden) return typing.hidden;
  const text = data ?? '';
  return [...text].length === 1 ? characterName(text, copy) : text;
}

type State = NonNullable<ItemFacts['states']>[number];

function roleOf(element: Element, isHeading: boolean): ItemFacts['role'] {
  if (element.matches('[role=tab]')) return 'tab';
  if (element.matches('a')) return 'link';
  if (element.matches('input[type=radio], [role=radio]')) return 'choice';
  if (element.matches('input[type=checkbox]')) return 'checkbox';
  if (element.matches('select')) return 'list';
  if (element.matches(formFields)) return 'field';
  if (element.matches('button, summary')) return 'button';
  return isHeading && !element.matches('[role=img], img') ? 'heading' : undefined;
}

function statesOf(element: Element): State[] {
  const text = textFieldAt(element);
  /** Says which of two states an attribute is in, if it has one. */
  const either = (attribute: string, on: State, off: State) => {
    const value = element.getAttribute(attribute);
    return value === 'true' ? on : value === 'false' && off;
  };
  const isChecked = element instanceof HTMLInputElement && element.checked;
  const states: (State | false | undefined)[] = [
    element.matches('input[type=radio], input[type=checkbox]') && (isChecked ? 'checked' : 'unchecked'),
    either('aria-pressed', 'pressed', 'released'),
    either('aria-checked', 'checked', 'unchecked'),
    element.matches('[role=tab]') && either('aria-selected', 'checked', 'unchecked'),
    either('aria-expanded', 'expanded', 'collapsed'),
    element.matches('[aria-current]:not([aria-current=false])') && 'current',
    element.matches('[aria-disabled=true], :disabled') && 'disabled',
    element.matches('[aria-required=true]') && 'required',
    text && (text.readOnly ? 'readOnly' : text.value ? 'filled' : 'empty'),
  ];
  return states.filter((state) => state !== false && state !== undefined);
}

function positionInGroup(element: Element): ItemFacts['position'] {
  const isTab = element.matches('[role=tab]');
  if (!isTab && !element.matches('input[type=radio]')) return undefined;
  const like = isTab ? '[role=tab]' : `input[name="${CSS.escape(element.getAttribute('name') ?? '')}"]`;
  const all = [...(element.closest('[role=tablist], fieldset, form')?.querySelectorAll(like) ?? [])];
  return all.length > 1 ? { index: all.indexOf(element) + 1, count: all.length } : undefined;
}

/** Names a control in its language, without marks that only the eye needs. */
export function controlName(element: Element, copy: GuideCopy): Phrase {
  const name = spokenText(computeAccessibleName(element));
  // Takes the language of a field's name from its parent: the field's own is that of the typed text.
  const named = element.matches(formFields) ? element.parentElement : element;
  if (!isInRegion('keyboard', element)) return inLanguage(name, otherLanguage(named));
  return copy.typing.keys[name] ?? (name.length === 1 ? characterName(name, copy) : name);
}

/** Says which row of the on-screen keyboard a key is in: "Row 2 of 5." Returns nothing for other items. */
export function rowText(item: GuideItem | undefined, copy: GuideCopy): string {
  const rows = keyRows();
  const index = rows.findIndex((row) => item && row.contains(item.element)) + 1;
  return index > 0 ? fill(copy.typing.row, { index, count: rows.length }) : '';
}

/** Describes an item in its current state. */
function factsOf({ element, text, isHeading, position }: GuideItem, copy: GuideCopy): ItemFacts {
  if (text !== undefined) {
    // A group of choices is required as a whole.
    const isRequired = element.matches('[aria-required=true] > legend');
    return {
      name: text,
      role: isHeading ? 'heading' : undefined,
      states: isRequired ? ['required'] : [],
      position,
    };
  }
  const name = controlName(element, copy);
  if (isInRegion('keyboard', element)) return { name, states: statesOf(element) };
  const inGroup = positionInGroup(element);
  // Describes a group of choices along with the first one.
  const field = (inGroup?.index === 1 && element.closest('[role=radiogroup]')) || element;
  const description = element.matches(formFields) ? spokenText(computeAccessibleDescription(field)) : '';
  const isInvalid = field.getAttribute('aria-invalid') === 'true';
  return {
    name,
    role: roleOf(element, isHeading),
    states: statesOf(element),
    value: element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : undefined,
    error: isInvalid ? description : undefined,
    hint: isInvalid ? undefined : description,
    position: inGroup ?? position,
  };
}

/** Describes an item in one line; returns nothing if there is none. */
export const phraseOf = (item: GuideItem | undefined, copy: GuideCopy): Phrase =>
  item ? describe(factsOf(item, copy), copy) : '';
