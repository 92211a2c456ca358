import { useEffect } from 'react';
import { isKeyAllowed } from '@/host/key-lock';
import { pressedKey } from '@/host/staff-shortcut';
import { formFields } from '@/lib/controls';

/** Default actions that a public device must prevent: context menus, dragging, dropping files, zooming, copying. */
const preventedEvents = ['contextmenu', 'dragstart', 'dragover', 'drop', 'gesturestart', 'copy', 'cut'];

/** Events of the middle and the other extra mouse buttons, which open new tabs, paste, scroll and go back. */
const buttonEvents = ['mousedown', 'mouseup', 'auxclick'] as const;

function preventZoom(event: WheelEvent): void {
  if (event.ctrlKey) event.preventDefault();
}

function preventExtraButton(event: MouseEvent): void {
  if (event.button !== 0) event.preventDefault();
}

/** Ignores clicks with these keys, which would open a tab or window, or download the link. */
function preventOpening(event: MouseEvent): void {
  const isModified = event.ctrlKey || event.shiftKey || event.altKey || event.metaKey;
  if (isModified && event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** Prevents what keys do in a browser, such as its find bar, printing or a caret. The app lets those of keypads through. */
function preventShortcut(event: KeyboardEvent): void {
  const { key, code, isComposing, target } = event;
  // A browser that fills in a field sends an event without a key.
  if (!key) return;
  const isTyped = target instanceof Element && target.matches(formFields);
  // Firefox begins a search with either of these.
  const begins = !isTyped && (key === '/' || key === "'");
  const isAllowed = isKeyAllowed({ ...pressedKey(event), isComposing });
  if (begins || !isAllowed || /^F\d/.test(code)) event.preventDefault();
}

/** Blocks context menus, dragging, zooming, new windows, browser shortcuts, and copying, which would outlive the visit. */
export function useBrowserLock(): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of preventedEvents)
      document.addEventListener(type, (event) => event.preventDefault(), { signal });
    for (const type of buttonEvents) document.addEventListener(type, preventExtraButton, { signal });
    document.addEventListener('keydown', preventShortcut, { capture: true, signal });
    document.addEventListener('click', preventOpening, { capture: true, signal });
    document.addEventListener('wheel', preventZoom, { passive: false, signal });
    // Prevents a browser's bubble that offers to translate the page, and would stay for the next visitor.
    document.documentElement.translate = false;
    return () => {
      listening.abort();
      document.documentElement.removeAttribute('translate');
    };
  }, []);
}
