import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Dismisses an open menu or answer on Escape, or when anything outside it is pressed or focused, so that it never covers the
 * control that has the focus. A touch that scrolls the page is no press.
 *
 * @param onDismiss gets whether Escape dismissed it
 */
export function useDismiss(
  open: boolean,
  container: RefObject<HTMLElement | null>,
  onDismiss: (byEscape: boolean) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss(true);
    };
    const onOutside = (event: Event) => {
      // The path also has what the press itself has replaced, such as the label of a button.
      if (container.current && !event.composedPath().includes(container.current)) dismiss(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('click', onOutside);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('click', onOutside);
    };
  }, [open, container]);
}
