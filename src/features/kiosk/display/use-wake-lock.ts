import { useEffect } from 'react';
import { listen } from '@/lib/listen';

/** How long to wait before asking the browser again; displays turn off after a minute at the earliest. */
const ASK_AGAIN_MS = 10_000;

/** Keeps the display on in a browser that can, since only the app does so by itself (resources/kiosk/browsers.md). */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isAsking = false;
    let isOver = false;
    const keepAwake = async () => {
      if (isAsking || document.visibilityState !== 'visible' || lock?.released === false) return;
      isAsking = true;
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      isAsking = false;
      if (isOver) lock?.release();
    };
    keepAwake();
    // Keeps asking: some browsers grant it only after a touch, release it with the page hidden, and the system at any time.
    const timer = setInterval(keepAwake, ASK_AGAIN_MS);
    const unsubscribe = listen(
      document,
      { visibilitychange: keepAwake, pointerup: keepAwake },
      { capture: true },
    );
    return () => {
      isOver = true;
      clearInterval(timer);
      unsubscribe();
      lock?.release();
    };
  }, []);
}
