import { useEffect, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const typedInto = 'input:is(:not([type]), [type=text], [type=email], [type=tel], [type=number]), textarea';

function fieldOf(target: EventTarget | null): Field | undefined {
  const isField = target instanceof Element && target.matches(typedInto);
  const field = isField ? (target as Field) : undefined;
  return field && !field.readOnly && field.inputMode !== 'none' ? field : undefined;
}

/** The text field that has the focus, until the focus leaves it or it is released. */
export function useFocusedField(): { field: Field | undefined; release: () => void } {
  const [field, setField] = useState<Field>();

  useEffect(() => {
    const follow = (event: FocusEvent) => setField(fieldOf(event.target));
    const leave = (event: FocusEvent) => {
      if (!event.relatedTarget) setField(undefined);
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', leave);
    };
  }, []);

  function release() {
    field?.blur();
    setField(undefined);
  }

  return { field, release };
}
