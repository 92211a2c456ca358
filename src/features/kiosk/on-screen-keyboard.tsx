import { useEffect, useRef, useState } from 'react';
import Keyboard from 'react-simple-keyboard';
import 'react-simple-keyboard/build/css/index.css';
import { kiosk } from '@/copy/kiosk';
import { keyLayout, keyNames, layerKeys } from './key-layout';
import { type } from './type';
import { useFocusedField } from './use-focused-field';

/** A keyboard at the lower edge while a text field has the focus; the page makes room so that it covers no field. */
export function OnScreenKeyboard() {
  const panel = useRef<HTMLElement>(null);
  const { field, release } = useFocusedField(panel);
  const [layer, setLayer] = useState('default');
  /** The key that has the focus itself, as with a switch or a screen reader, or -1. All layers have as many keys. */
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

  /** The library draws all keys anew with a layer, and a focus on one of them is lost with it. */
  function bringFocusBack() {
    if (document.activeElement === document.body) keys()[focusedKey.current]?.focus();
  }

  function onKeyPress(key: string) {
    const target = layerKeys[key];
    focusedKey.current = keys().indexOf(document.activeElement as HTMLElement);
    if (key === '{close}') release();
    else if (target) setLayer(layer === target ? 'default' : target);
    else if (field) {
      type(key, field);
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
        onRender={bringFocusBack}
        // Clicks are what assistive technology makes; pointer events are not.
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
