import { useEffect, useEffectEvent } from 'react';
import { isStaffShortcut } from '@/host/staff-shortcut';

/** How long the logo must be pressed, in milliseconds. */
const PRESS_MS = 3_000;

/** Opens the staff panel: on a three-second press of the logo, or on Ctrl+Shift+Q. */
export function useStaffShortcut(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => clearTimeout(timer);
    const press = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-brand]')) return;
      release();
      timer = setTimeout(open, PRESS_MS);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, code, ctrlKey: control, shiftKey: shift, altKey: alt, metaKey: meta } = event;
      if (!isStaffShortcut({ key, code, control, shift, alt, meta })) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      release();
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
