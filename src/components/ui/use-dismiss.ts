import { type RefObject, useEffect, useEffectEvent } from 'react';
import { listen } from '@/lib/listen';

/** Dismisses what is open on Escape, or when anything outside is pressed or focused. A touch that scrolls is no press. */
export function useDismiss(
  open: boolean,
  container: RefObject<HTMLElement | null>,
  onDismiss: (byEscape: boolean) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!open) return;
    const onOutside = (event: Event) => {
      // Checks the path, which still contains an element that the press has replaced, such as the label of a button.
      if (container.current && !event.composedPath().includes(container.current)) dismiss(false);
    };
    return listen(document, {
      keydown: ({ key }) => key === 'Escape' && dismiss(true),
      focusin: onOutside,
      click: onOutside,
    });
  }, [open, container]);
}
