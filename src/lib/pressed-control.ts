import { formFields, linksAndButtons } from './controls';
import type { GuardedPress } from './press-rules';

/** Everything that people can press. A dialog may respond anywhere, and covers the page. */
const controls = `${linksAndButtons}, ${formFields}, label, dialog`;

/** The controls that shaking hands must not press twice. In a text field, a second press only moves the caret. */
const pressedOnce = `${linksAndButtons}, input:is([type=radio], [type=checkbox])`;

/** Names a key that must not be pressed twice in a row; `undefined` for all other keys. */
type NameOfOnceKey = (key: HTMLElement) => string | undefined;

const keyAreas = new WeakMap<Element, NameOfOnceKey>();

/** Registers an area of keys that people press in quick succession, as in "ll", except those that `nameOfOnceKey` names. */
export function registerRepeatableKeys(
  area: Element | null,
  nameOfOnceKey: NameOfOnceKey = () => undefined,
): void {
  if (area) keyAreas.set(area, nameOfOnceKey);
}

export function controlOf(element: EventTarget | null): Pick<GuardedPress, 'control' | 'isRepeatable'> {
  const control = element instanceof Element ? element.closest<HTMLElement>(controls) : null;
  for (let area: Element | null = control; control && area; area = area.parentElement) {
    const onceKey = keyAreas.get(area)?.(control);
    if (keyAreas.has(area)) return { control: onceKey ?? area, isRepeatable: onceKey === undefined };
  }
  // A click on a label is followed by one on its field, so both count as the field's.
  const field = control instanceof HTMLLabelElement ? control.control : undefined;
  return { control: field ?? control, isRepeatable: !control?.matches(pressedOnce) };
}

export function controlAt(x: number, y: number): unknown {
  return controlOf(document.elementFromPoint(x, y)).control;
}
