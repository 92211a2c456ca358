import { useEffect } from 'react';
import { listen } from '@/lib/listen';
import { setRootData } from '@/lib/root-element';

/** Time without mouse movement until the pointer is hidden, in milliseconds. */
const HIDE_AFTER_MS = 3_000;

/** Hides the idle mouse pointer until it moves. Keeps it hidden for the next visitor. */
export function useHiddenPointer(): void {
  useEffect(() => {
    let show: (() => void) | undefined;
    const hide = () => {
      show = setRootData({ pointer: 'hidden' });
    };
    let timer = setTimeout(hide, HIDE_AFTER_MS);
    const unsubscribe = listen(document, {
      pointermove({ pointerType }) {
        if (pointerType !== 'mouse') return;
        show?.();
        clearTimeout(timer);
        timer = setTimeout(hide, HIDE_AFTER_MS);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, []);
}
