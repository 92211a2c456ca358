import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Tells while something is open that the visitor is done with it: by Escape, or by touching or focusing anything
 * outside it, so that it never lies over what the keyboard reaches next.
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
      if (!container.current?.contains(event.target as Node)) dismiss(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('pointerdown', onOutside);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('pointerdown', onOutside);
    };
  }, [open, container]);
}
