import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { guide } from '@/copy/guide';
import { fill } from '@/lib/fill';
import { characterName, describe, type ItemFacts } from '../narration/phrases';
import { type GuideItem, isField, spokenText } from './items';

type State = NonNullable<ItemFacts['states']>[number];

function roleOf(element: Element, isHeading: boolean): ItemFacts['role'] {
  if (element.matches('[role=tab]')) return 'tab';
  if (element.matches('a')) return 'link';
  if (element.matches('input[type=radio], [role=radio]')) return 'choice';
  if (element.matches('input[type=checkbox]')) return 'checkbox';
  if (element.matches('select')) return 'list';
  if (isField(element)) return 'field';
  if (element.matches('button, summary')) return 'button';
  return isHeading && !element.matches('[role=img], img') ? 'heading' : undefined;
}

/** Says which of two states an attribute is in, if it has one. */
function toggleState(
  element: Element,
  attribute: string,
  [on, off]: readonly [State, State],
): State | undefined {
  const value = element.getAttribute(attribute);
  return value === 'true' ? on : value === 'false' ? off : undefined;
}

function statesOf(element: Element): State[] {
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const isChoice = element.matches('input[type=radio], input[type=checkbox]');
  const isChecked = element instanceof HTMLInputElement && element.checked;
  const fieldStates: (State | undefined | false)[] = [
    element.getAttribute('aria-required') === 'true' && 'required',
    isText && !isChoice && (element.readOnly ? 'readOnly' : element.value ? 'filled' : 'empty'),
  ];
  const states = [
    isChoice && (isChecked ? 'checked' : 'unchecked'),
    toggleState(element, 'aria-pressed', ['pressed', 'released']),
    toggleState(element, 'aria-checked', ['checked', 'unchecked']),
    element.matches('[role=tab]') && toggleState(element, 'aria-selected', ['checked', 'unchecked']),
    toggleState(element, 'aria-expanded', ['expanded', 'collapsed']),
    element.getAttribute('aria-current') && element.getAttribute('aria-current') !== 'false' && 'current',
    (element.getAttribute('aria-disabled') === 'true' || element.matches(':disabled')) && 'disabled',
    ...fieldStates,
  ] as const;
  return states.filter((state): state is State => Boolean(state));
}

/** The position of a choice or a tab among its like. */
function positionInGroup(element: Element): ItemFacts['position'] {
  const group = element.matches('[role=tab]')
    ? element.closest('[role=tablist]')?.querySelectorAll('[role=tab]')
    : element.matches('input[type=radio]')
      ? element
          .closest('fieldset, form')
          ?.querySelectorAll(`input[name="${CSS.escape((element as HTMLInputElement).name)}"]`)
      : undefined;
  const all = [...(group ?? [])];
  return all.length > 1 ? { index: all.indexOf(element) + 1, count: all.length } : undefined;
}

/** The name of a control without the marks that only the eye needs. */
export function controlName(element: Element): string {
  const name = spokenText(computeAccessibleName(element));
  if (!element.closest('.screen-keyboard')) return name;
  return guide.typing.keys[name] ?? (name.length === 1 ? characterName(name) : name);
}

/** Says in which row of the on-screen keyboard a key is: "Row 2 of 5." Nothing for other items. */
export function rowText(item: GuideItem | undefined): string {
  const row = item?.element.closest('.hg-row');
  const rows = [...(row?.parentElement?.querySelectorAll('.hg-row') ?? [])];
  return row ? fill(guide.typing.row, { index: rows.indexOf(row) + 1, count: rows.length }) : '';
}

/** Collects what is said about an item, as it is now. */
export function factsOf({ element, text, isHeading, position }: GuideItem): ItemFacts {
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
  const name = controlName(element);
  if (element.closest('.hg-row')) return { name, states: statesOf(element) };
  const description = isField(element) ? spokenText(computeAccessibleDescription(element)) : '';
  const isInvalid = element.getAttribute('aria-invalid') === 'true';
  return {
    name,
    role: roleOf(element, isHeading),
    states: statesOf(element),
    value: element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : undefined,
    error: isInvalid ? description : undefined,
    hint: isInvalid ? undefined : description,
    position: positionInGroup(element) ?? position,
  };
}

/** Says an item in one line; nothing if there is none. */
export function phraseOf(item: GuideItem | undefined): string {
  return item ? describe(factsOf(item)) : '';
}
