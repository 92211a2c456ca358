import { useEffect } from 'react';

/**
 * Keeps the display of a tablet or a locked-down browser on while the page is shown. The desktop app does so by itself, and
 * a browser that cannot leaves it to the settings of the system (resources/kiosk/browsers.md).
 */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const keepAwake = async () => {
      // The browser releases the lock whenever the page is hidden.
      if (document.visibilityState !== 'visible') return;
      const latest = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isOver) latest?.release();
      else lock = latest;
    };
    keepAwake();
    document.addEventListener('visibilitychange', keepAwake);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', keepAwake);
      lock?.release();
    };
  }, []);
}
