import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { formFields, textFieldAt } from '@/lib/controls';
import { fill } from '@/lib/fill';
import { languageIfOther } from '@/lib/language-if-other';
import { isInRegion, keyRows } from '../../shared/regions';
import type { GuideItem } from './items';
import { changeEnd, type GuideCopy, inLanguage, join, type Phrase, spokenText } from './phrase';

/** Joins phrases into one line, the most important one first: "Contact, link, 6 of 6". */
export function inOneLine(phrases: readonly (Phrase | false | undefined)[]): Phrase {
  const present = phrases.filter((phrase): phrase is Phrase => Boolean(phrase));
  // Drops periods, since some voices make no pause at “.,”. A comma after “?” keeps the role in the same utterance.
  const withoutPeriod = (phrase: Phrase) => changeEnd(phrase, (text) => text.replace(/\.+$/, ''));
  return join([...present.slice(0, -1).map(withoutPeriod), ...present.slice(-1)], ', ');
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

function roleOf(element: Element, isHeading: boolean, { roles }: GuideCopy): string | false {
  if (element.matches('[role=tab]')) return roles.tab;
  if (element.matches('a')) return roles.link;
  if (element.matches('input[type=radio], [role=radio]')) return roles.choice;
  if (element.matches('input[type=checkbox]')) return roles.checkbox;
  if (element.matches('select')) return roles.list;
  if (element.matches(formFields)) return roles.field;
  if (element.matches('button, summary')) return roles.button;
  return isHeading && !element.matches('[role=img], img') && roles.heading;
}

function statesOf(element: Element, { states }: GuideCopy): (string | false | undefined)[] {
  const text = textFieldAt(element);
  /** Says which of two states an attribute is in, if it has one. */
  const either = (attribute: string, on: string, off: string) => {
    const value = element.getAttribute(attribute);
    return value === 'true' ? on : value === 'false' && off;
  };
  const isChecked = element instanceof HTMLInputElement && element.checked;
  return [
    element.matches('input[type=radio], input[type=checkbox]') &&
      (isChecked ? states.checked : states.unchecked),
    either('aria-pressed', states.pressed, states.released),
    either('aria-checked', states.checked, states.unchecked),
    element.matches('[role=tab]') && either('aria-selected', states.checked, states.unchecked),
    either('aria-expanded', states.expanded, states.collapsed),
    element.matches('[aria-current]:not([aria-current=false])') && states.current,
    element.matches('[aria-disabled=true], :disabled') && states.disabled,
    element.matches('[aria-required=true]') && states.required,
    text?.readOnly && states.readOnly,
    text && !text.readOnly && (text.value ? states.filled : states.empty),
  ];
}

function positionInGroup(element: Element): GuideItem['position'] {
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
  if (!isInRegion('keyboard', element)) return inLanguage(name, languageIfOther(named));
  return copy.typing.keys[name] ?? (name.length === 1 ? characterName(name, copy) : name);
}

/** Says which row of the on-screen keyboard a key is in: "Row 2 of 5." Returns nothing for other items. */
export function rowText(item: GuideItem | undefined, copy: GuideCopy): string {
  const rows = keyRows();
  const index = rows.findIndex((row) => item && row.contains(item.element)) + 1;
  return index > 0 ? fill(copy.typing.row, { index, count: rows.length }) : '';
}

/** Describes an item in its current state in one line; returns nothing if there is none. */
export function phraseOf(item: GuideItem | undefined, copy: GuideCopy): Phrase {
  if (!item) return '';
  const { element, text, isHeading } = item;
  const inGroup = positionInGroup(element);
  const position = inGroup ?? item.position;
  const place = position && fill(copy.position, { ...position });
  if (text !== undefined) {
    // Says once that a group of choices is required, with its legend.
    const isRequired = element.matches('[aria-required=true] > legend');
    return inOneLine([text, isHeading && copy.roles.heading, isRequired && copy.states.required, place]);
  }
  const name = controlName(element, copy);
  const states = statesOf(element, copy);
  if (isInRegion('keyboard', element)) return inOneLine([name, ...states]);
  // Says the description of a group of choices along with its first choice.
  const field = (inGroup?.index === 1 && element.closest('[role=radiogroup]')) || element;
  const hint = element.matches(formFields) ? spokenText(computeAccessibleDescription(field)) : '';
  const isError = hint && field.getAttribute('aria-invalid') === 'true';
  const value = element instanceof HTMLSelectElement && element.selectedOptions[0]?.text;
  const description = isError ? fill(copy.error, { error: hint }) : hint;
  return inOneLine([name, roleOf(element, isHeading, copy), value, ...states, description, place]);
}
