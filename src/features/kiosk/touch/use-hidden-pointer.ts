import { useEffect } from 'react';
import { listen } from '@/lib/listen';

/** Time without mouse movement until the pointer is hidden, in milliseconds. */
const HIDE_AFTER_MS = 3_000;

/** Hides the mouse pointer after a while, and shows it again when it moves. It stays hidden for the next visitor. */
export function useHiddenPointer(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const hide = () => {
      dataset.pointer = 'hidden';
    };
    let timer = setTimeout(hide, HIDE_AFTER_MS);
    const stop = listen(document, {
      pointermove({ pointerType }) {
        if (pointerType !== 'mouse') return;
        delete dataset.pointer;
        clearTimeout(timer);
        timer = setTimeout(hide, HIDE_AFTER_MS);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}
