import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isModalOpen } from '@/components/ui/use-modal';
import type { TextField } from '@/lib/controls';
import { listen } from '@/lib/listen';
import { registerRepeatableKeys } from '@/lib/pressed-control';
import { setRootData, trackHeight } from '@/lib/root-element';
import { registerRegion } from '../shared/regions';
import { onceKeys } from './keyboard-keys';

/** Keeps the field in view above the open keyboard, and lets the rest of the kiosk find its keys and close it. */
export function useOpenKeyboard(
  field: TextField | undefined,
  panel: RefObject<HTMLElement | null>,
  rows: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = panel.current;
    if (!field || !element) return;
    registerRepeatableKeys(element, ({ dataset: { key = '' } }) => (onceKeys.has(key) ? key : undefined));
    const removeRegion = registerRegion({
      kind: 'keyboard',
      element,
      rows: () => [...(rows.current?.children ?? [])],
      close: () => close(),
    });
    const removeData = setRootData({ keyboard: '' });
    const unsubscribe = listen(document, {
      keydown({ key, defaultPrevented }) {
        if (key === 'Escape' && !defaultPrevented && !isModalOpen()) close();
      },
    });
    const keepAbove = () => {
      // Scrolls to the label last: if a tall field and its label do not both fit, the end of the field matters least.
      for (const element of [field, ...(field.labels ?? [])]) {
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }
      // A tablet may have no room for the label, but what is typed must be visible.
      const { top, height } = field.getBoundingClientRect();
      const line = Math.min(height, 1.5 * Number.parseFloat(getComputedStyle(field).fontSize));
      if (top + line > element.getBoundingClientRect().top) {
        field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }
    };
    const untrackHeight = trackHeight('--keyboard-height', element, keepAbove);
    // Scrolls again, since what is above the field may get its final size later.
    const pageResizes = new ResizeObserver(keepAbove);
    pageResizes.observe(document.body);
    return () => {
      pageResizes.disconnect();
      unsubscribe();
      removeRegion();
      removeData();
      untrackHeight();
    };
  }, [field, panel, rows]);
}
