import { useEffect } from 'react';

const HIDE_AFTER_MS = 3_000;

/** Hides the pointer once no mouse has moved for a while, and shows it again when one does. */
export function useHiddenPointer(): void {
  useEffect(() => {
    const root = document.documentElement;
    const hide = () => {
      root.dataset.pointer = 'hidden';
    };
    let timer = setTimeout(hide, HIDE_AFTER_MS);
    const show = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      delete root.dataset.pointer;
      clearTimeout(timer);
      timer = setTimeout(hide, HIDE_AFTER_MS);
    };
    document.addEventListener('pointermove', show);
    return () => {
      document.removeEventListener('pointermove', show);
      clearTimeout(timer);
      delete root.dataset.pointer;
    };
  }, []);
}
