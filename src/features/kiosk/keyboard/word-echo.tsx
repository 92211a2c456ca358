import { useEffect, useState } from 'react';
import type { TextInput } from './use-focused-field';

/** The line up to the caret, or the whole text of fields in which browsers keep the caret to themselves. */
function textToCaret({ value, selectionStart }: TextInput): string {
  return (
    value
      .slice(0, selectionStart ?? value.length)
      .split('\n')
      .at(-1) ?? ''
  );
}

/** The end of what was typed, large, beside the finger that types. Screen readers have the field itself. */
export function WordEcho({ field }: { field: TextInput }) {
  const [text, setText] = useState('');

  useEffect(() => {
    const update = () => setText(textToCaret(field));
    update();
    field.addEventListener('input', update);
    document.addEventListener('selectionchange', update);
    return () => {
      field.removeEventListener('input', update);
      document.removeEventListener('selectionchange', update);
    };
  }, [field]);

  return (
    <p aria-hidden="true" className="word-echo">
      <span>{text}</span>
    </p>
  );
}
