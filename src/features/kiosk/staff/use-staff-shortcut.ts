import { useEffect, useEffectEvent } from 'react';
import { useSiteRefs } from '@/components/site/site-refs';
import { isStaffShortcut, pressedKey } from '@/host/staff-shortcut';
import { listen } from '@/lib/listen';

/** How long the logo must be pressed, in milliseconds. */
const PRESS_MS = 3_000;

/** Opens the staff panel on Ctrl+Shift+Q, or a three-second press of the logo, which sliding or a second finger cancels. */
export function useStaffShortcut(onOpen: () => void): void {
  const [{ logoLink }] = useSiteRefs();
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    const isLogo = (target: EventTarget | null) =>
      target instanceof Element && logoLink.current?.contains(target) === true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const unsubscribe = listen(document, {
      pointerdown({ target, isPrimary }) {
        release();
        if (isPrimary && isLogo(target)) timer = setTimeout(open, PRESS_MS);
      },
      // The events of a finger keep their target wherever it slides, so this compares coordinates.
      pointermove({ clientX, clientY }) {
        if (timer && !isLogo(document.elementFromPoint(clientX, clientY))) release();
      },
      pointerup: release,
      pointercancel: release,
      keydown(event) {
        if (!isStaffShortcut(pressedKey(event))) return;
        event.preventDefault();
        open();
      },
    });
    return () => {
      release();
      unsubscribe();
    };
  }, [logoLink]);
}
