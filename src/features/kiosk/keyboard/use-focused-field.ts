import { type RefObject, useEffect, useState } from 'react';
import { formFields, type TextField, textFieldAt } from '@/lib/controls';
import { listen } from '@/lib/listen';

function fieldOf(target: EventTarget | null): TextField | undefined {
  const field = textFieldAt(target);
  return field?.readOnly ? undefined : field;
}

/** The active text field, until it is released or loses the focus to anything but a key of the keyboard. */
export function useFocusedField(keyboard: RefObject<HTMLElement | null>) {
  // The kiosk loads after the page, so a field may have the focus already.
  const [field, setField] = useState(() => fieldOf(document.activeElement));

  useEffect(() => {
    const isKey = (target: EventTarget | null) => Boolean(keyboard.current?.contains(target as Node | null));
    return listen(document, {
      focusin: ({ target }) => !isKey(target) && setField(fieldOf(target)),
      focusout: ({ target, relatedTarget }) => !relatedTarget && !isKey(target) && setField(undefined),
    });
  }, [keyboard]);

  function release() {
    // Assistive technology moves the focus to a key, so it must return to the field. A touch leaves it there.
    if (keyboard.current?.contains(document.activeElement)) field?.focus();
    else field?.blur();
    setField(undefined);
  }

  return { field, release };
}

/** Whether Next and Previous lead to an element: of a group of radio buttons to one, like the Tab key. */
function isReachable(element: Element): element is HTMLElement {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return element.matches(formFields);
  const group = element.form?.elements.namedItem(element.name);
  const buttons = group instanceof RadioNodeList ? ([...group] as HTMLInputElement[]) : [element];
  return element === (buttons.find(({ checked }) => checked) ?? buttons[0]);
}

/** Returns the next field of the form, or the previous one; `undefined` at its ends, and outside of forms. */
export function nextField(field: TextField, step: 1 | -1): HTMLElement | undefined {
  const fields = [...(field.form?.elements ?? [])].filter(isReachable);
  const index = fields.indexOf(field);
  return index < 0 ? undefined : fields[index + step];
}
