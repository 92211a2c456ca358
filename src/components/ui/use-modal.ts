import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { setRootData } from '@/lib/root-element';

/** Puts a modal dialog above the dock of the kiosk, as wide as the display (src/features/kiosk/display/page.css). */
export const aboveDock = { 'data-above-dock': '' };

/** Whether a dialog is in front of the page, and has the keyboard. */
export const isModalOpen = () => document.querySelector('dialog:modal') !== null;

const closers = new WeakMap<Element, () => void>();

/** Closes a dialog as the Escape key does. */
export const closeModal = (dialog: Element | null | undefined) => dialog && closers.get(dialog)?.();

/** Shows a dialog as a modal while it is mounted. The browser keeps the focus inside, and restores it afterward. */
export function useModal(onClose?: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(() => onClose?.());

  // Closes the dialog before it leaves the page, since afterward the browser would no longer restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (element) closers.set(element, close);
    const removeData = setRootData({ modal: '' });
    return () => {
      element?.close();
      if (!document.querySelector('dialog[open]')) removeData();
    };
  }, []);

  return dialog;
}
