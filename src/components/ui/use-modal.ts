import { type RefObject, useLayoutEffect, useRef } from 'react';
import { setRootData } from '@/lib/root-element';

/** Puts a modal dialog above the dock of the kiosk, as wide as the display (src/features/kiosk/display/page.css). */
export const aboveDock = { 'data-above-dock': '' };

/** Whether a dialog is in front of the page, and has the keyboard. */
export const isModalOpen = () => document.querySelector('dialog:modal') !== null;

/** Asks a dialog to close, as the Escape key does. Older browsers of a kiosk have no `requestClose`. */
export const closeModal = (dialog: Element | null | undefined) =>
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));

/** Shows a dialog as a modal while it is mounted. The browser keeps the focus inside, and restores it afterward. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closes the dialog before it leaves the page, since afterward the browser would no longer restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const removeData = setRootData({ modal: '' });
    return () => {
      element?.close();
      if (!document.querySelector('dialog[open]')) removeData();
    };
  }, []);

  return dialog;
}
