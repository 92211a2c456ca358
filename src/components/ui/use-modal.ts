import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens a dialog over everything for as long as it is on the page; the browser keeps the focus in it and returns it. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before it is taken off the page: afterwards the browser no longer returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return dialog;
}
