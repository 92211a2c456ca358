import { useEffect, useRef, useState } from 'react';
import Keyboard from 'react-simple-keyboard';
import { keyboard } from '@/copy/keyboard';
import { useFocusedField } from './use-focused-field';

/** The keys that switch to a layer, and back from it when pressed again. */
const layerKeys: Record<string, keyof typeof keyboard.layers> = {
  '{shift}': 'shift',
  '{accents}': 'accents',
};

function press(key: string): void {
  if (key === '{bksp}') document.execCommand('delete');
  else if (key === '{enter}') document.execCommand('insertText', false, '\n');
  else if (key === '{space}') document.execCommand('insertText', false, ' ');
  else document.execCommand('insertText', false, key);
}

/**
 * Types into a field and leaves the focus where it was. `execCommand` is deprecated, but it alone respects the caret in
 * every kind of field, including e-mail fields, and keeps the browser's undo history.
 */
function typeInto(field: HTMLElement, key: string): void {
  const { activeElement } = document;
  field.focus({ preventScroll: true });
  press(key);
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}

/** A keyboard at the bottom edge while a text field is active. The page scrolls and pads so that it covers no field. */
export function OnScreenKeyboard() {
  const panel = useRef<HTMLElement>(null);
  const { field, release } = useFocusedField(panel);
  const [layer, setLayer] = useState('default');
  /** The index of the focused key, for example when a switch or a screen reader is in use, or -1. All layers have the same number of keys. */
  const focusedKey = useRef(-1);
  const keys = () => [...(panel.current?.querySelectorAll('button') ?? [])] as HTMLElement[];

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

  /** The library recreates all keys when the layer changes, so a focused key loses the focus. */
  function restoreFocus() {
    if (document.activeElement === document.body) keys()[focusedKey.current]?.focus();
  }

  function onKeyPress(key: string) {
    const target = layerKeys[key];
    focusedKey.current = keys().indexOf(document.activeElement as HTMLElement);
    if (key === '{close}') release();
    else if (target) setLayer(layer === target ? 'default' : target);
    else if (field) {
      typeInto(field, key);
      if (layer === 'shift') setLayer('default');
    }
  }

  return (
    <section
      ref={panel}
      aria-label={keyboard.label}
      className="screen-keyboard fixed inset-x-0 bottom-0 z-50"
    >
      <Keyboard
        layout={keyboard.layers}
        layoutName={layer}
        display={keyboard.keyLabels}
        onKeyPress={onKeyPress}
        onRender={restoreFocus}
        // Assistive technology triggers clicks, not pointer events.
        useMouseEvents
        preventMouseDownDefault
        useButtonTag
        disableButtonHold
        buttonAttributes={Object.entries(layerKeys).map(([key, target]) => ({
          attribute: 'aria-pressed',
          value: String(layer === target),
          buttons: key,
        }))}
      />
    </section>
  );
}
