import { type RefObject, useEffect, useRef } from 'react';

/** Opens a dialog over everything for as long as it is on the page; the browser keeps the focus in it and returns it. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return dialog;
}
