import { useEffect, useEffectEvent } from 'react';
import { useBrand } from '@/components/site/site-refs';
import { isStaffShortcut, pressedKey } from '@/host/staff-shortcut';

/** How long the logo must be pressed, in milliseconds. */
const PRESS_MS = 3_000;

/**
 * Opens the staff panel: on a three-second press of the logo, or on Ctrl+Shift+Q. Sliding off the logo cancels the press, and
 * so does a second finger.
 */
export function useStaffShortcut(onOpen: () => void): void {
  const [brand] = useBrand();
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    const isLogo = (target: EventTarget | null) =>
      target instanceof Element && brand.current?.contains(target) === true;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const press = ({ target, isPrimary }: PointerEvent) => {
      release();
      if (isPrimary && isLogo(target)) timer = setTimeout(open, PRESS_MS);
    };
    // The events of a finger keep their target, wherever it slides.
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (timer && !isLogo(document.elementFromPoint(clientX, clientY))) release();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isStaffShortcut(pressedKey(event))) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('pointermove', follow, { signal });
    document.addEventListener('pointerup', release, { signal });
    document.addEventListener('pointercancel', release, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => {
      release();
      listening.abort();
    };
  }, [brand]);
}
