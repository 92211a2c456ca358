import { useEffect, useRef, useState } from 'react';
import Keyboard from 'react-simple-keyboard';
import 'react-simple-keyboard/build/css/index.css';
import { kiosk } from '@/words/kiosk';
import { keyLayout, keyNames } from './key-layout';
import { useFocusedField } from './use-focused-field';

/** The layer of keys that follows when one of the keys that change it is pressed. */
const layerKeys: Record<string, string> = { '{shift}': 'shift', '{accents}': 'accents' };

/**
 * Types as a keyboard would. The old command is the one way that respects the caret in every kind of field, e-mail
 * fields included, and keeps the browser's undo.
 */
function press(key: string): void {
  if (key === '{bksp}') document.execCommand('delete');
  else if (key === '{enter}') document.execCommand('insertText', false, '\n');
  else if (key === '{space}') document.execCommand('insertText', false, ' ');
  else document.execCommand('insertText', false, key);
}

/** A keyboard at the lower edge while a text field has the focus; the page makes room so that it covers no field. */
export function ScreenKeyboard() {
  const { field, release } = useFocusedField();
  const panel = useRef<HTMLElement>(null);
  const [layer, setLayer] = useState('default');

  useEffect(() => {
    setLayer('default');
    if (!field) return;
    const root = document.documentElement;
    root.style.setProperty('--keyboard-height', `${panel.current?.offsetHeight ?? 0}px`);
    field.scrollIntoView({ block: 'nearest' });
    return () => {
      root.style.removeProperty('--keyboard-height');
    };
  }, [field]);

  if (!field) return null;

  function onKeyPress(key: string) {
    const target = layerKeys[key];
    if (key === '{close}') release();
    else if (target) setLayer(layer === target ? 'default' : target);
    else {
      press(key);
      if (layer === 'shift') setLayer('default');
    }
  }

  return (
    <section
      ref={panel}
      aria-label={kiosk.keyboard.label}
      className="screen-keyboard fixed inset-x-0 bottom-0 z-50"
    >
      <Keyboard
        layout={keyLayout}
        layoutName={layer}
        display={keyNames}
        onKeyPress={onKeyPress}
        preventMouseDownDefault
        useButtonTag
        disableButtonHold
      />
    </section>
  );
}
