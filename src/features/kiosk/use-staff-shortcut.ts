import { useEffect, useEffectEvent } from 'react';

const PRESS_MS = 3_000;

/** Calls the staff panel: by three seconds of pressing the logo, or by Ctrl+Shift+Q. */
export function useStaffShortcut(onCall: () => void): void {
  const call = useEffectEvent(onCall);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => clearTimeout(timer);
    const press = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-brand]')) return;
      release();
      timer = setTimeout(call, PRESS_MS);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyQ') return;
      event.preventDefault();
      call();
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
