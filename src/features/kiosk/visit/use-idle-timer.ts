import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KioskTimes } from '@/host/kiosk-settings';
import { listenForActivity } from './activity';

/** Events that usually start a longer gesture. If no other event follows, the timer closes the warning. */
const gestureStarts = new Set(['pointerdown', 'pointermove', 'touchstart', 'touchmove']);

/** Uses two clocks: `performance.now` may stop while the device sleeps, and the time of day may be set back. */
const clocks = () => [performance.now(), Date.now()] as const;

/** Returns the whole seconds left after `idle` seconds without input: `undefined` before the warning, 0 at the end. */
export const idleSecondsLeft = (idle: number, { idleSeconds, warningSeconds }: KioskTimes) =>
  idle < idleSeconds ? undefined : Math.max(Math.ceil(idleSeconds + warningSeconds - idle), 0);

/**
 * Detects that a visitor has left. After the device slept, the first sign may be an input, which the next visitor made.
 * Calls `onTimeout` once the idle time and the warning have passed without input.
 *
 * @returns the whole seconds left while the warning is shown
 */
export function useIdleTimer(times: KioskTimes, isRunning: boolean, onTimeout: () => void) {
  const [shown, setShown] = useState<number>();
  const timeOut = useEffectEvent(onTimeout);

  useEffect(() => {
    if (!isRunning) return;
    let [monotonic, timeOfDay] = clocks();
    const secondsLeft = () => {
      const [now, today] = clocks();
      return idleSecondsLeft(Math.max(now - monotonic, today - timeOfDay) / 1000, times);
    };
    const check = () => {
      const left = secondsLeft();
      setShown(left || undefined);
      if (left === 0) timeOut();
    };
    const onInput = (event?: Event) => {
      if (secondsLeft() === 0) {
        event?.preventDefault();
        event?.stopImmediatePropagation();
        // Renders at once, so that the rest of the gesture does not act on the last visitor's page either.
        flushSync(check);
        return;
      }
      [monotonic, timeOfDay] = clocks();
      // Keeps the warning until the touch ends, so that the touch does not press a control behind it.
      if (!event || !gestureStarts.has(event.type)) setShown(undefined);
    };
    const timer = setInterval(check, 1000);
    const unsubscribe = listenForActivity(onInput);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [times, isRunning]);

  return shown;
}
