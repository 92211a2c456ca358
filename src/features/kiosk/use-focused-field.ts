import { type RefObject, useEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const typedInto = 'input:is(:not([type]), [type=text], [type=email], [type=tel], [type=number]), textarea';

function fieldOf(target: EventTarget | null): Field | undefined {
  const isField = target instanceof Element && target.matches(typedInto);
  const field = isField ? (target as Field) : undefined;
  return field && !field.readOnly && field.inputMode !== 'none' ? field : undefined;
}

/**
 * The text field that is typed into, until the focus leaves it or it is released.
 *
 * @param keyboard the keys on the screen: a focus that moves on to them has not left the field
 */
export function useFocusedField(keyboard: RefObject<HTMLElement | null>): {
  field: Field | undefined;
  release: () => void;
} {
  const [field, setField] = useState<Field>();

  useEffect(() => {
    const isKey = (target: EventTarget | null) => Boolean(keyboard.current?.contains(target as Node | null));
    const follow = (event: FocusEvent) => {
      if (!isKey(event.target)) setField(fieldOf(event.target));
    };
    const leave = (event: FocusEvent) => {
      if (!event.relatedTarget && !isKey(event.target)) setField(undefined);
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', leave);
    };
  }, [keyboard]);

  function release() {
    // Assistive technology that is on a key goes back to the field; a finger has left it nowhere else.
    if (keyboard.current?.contains(document.activeElement)) field?.focus();
    else field?.blur();
    setField(undefined);
  }

  return { field, release };
}
