import { useRef, useState } from 'react';
import { ignoreRepeatedPresses } from '@/lib/ignore-repeated-presses';

/**
 * Opens and closes the form of a panel, one at a time, and manages its focus.
 *
 * @returns the `panel` ref, for the element that contains the form; `target`, what the open form edits; `open`, which
 *   focuses the form if it is open already; `close`, which returns the focus to the button that opened the form; and
 *   `discard`, which closes the form without moving the focus
 */
export function usePanelForm<Target>() {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [target, setTarget] = useState<Target>();

  function open(newTarget: Target, button: HTMLButtonElement) {
    if (newTarget === target) {
      panel.current?.querySelector<HTMLElement>('form input')?.focus();
      return;
    }
    ignoreRepeatedPresses();
    opener.current = button;
    setTarget(newTarget);
  }

  function discard() {
    setTarget(undefined);
  }

  function close() {
    ignoreRepeatedPresses();
    discard();
    opener.current?.focus();
  }

  return { panel, target, open, close, discard };
}
