import { useRef, useState } from 'react';
import { ignoreRepeatedPresses } from '@/lib/ignore-repeated-presses';

/**
 * The open form of a panel and its focus. At most one form is open.
 *
 * @returns `panel`, the ref of the element that contains the form; `target`, what the open form edits; `open`, which
 *   returns to the form if it is open already; `close`, which gives the focus back to the button that opened the form;
 *   and `discard`, which leaves the focus alone
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
