import { useEffect, useEffectEvent, useState } from 'react';
import type { KioskTimes } from '@/host/types';
import { activityEvent } from '@/lib/activity-event';
import { idlePhase } from './idle-phase';

/** Events that count as a visitor's activity. */
const activityEvents = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'touchmove',
  'click',
  'keydown',
  'wheel',
  'input',
  'compositionupdate',
  activityEvent,
] as const;

/** Events that usually start a longer gesture. If no other event follows, the timer closes the warning. */
const gestureStarts = new Set(['pointerdown', 'pointermove', 'touchstart', 'touchmove']);

/**
 * Detects that a visitor has left.
 *
 * @param isRunning false while no visitor is expected, as on the rest screen
 * @param onTimeout called once the idle time and the warning have passed without input
 * @returns the whole seconds left while the warning is shown
 */
export function useIdleTimer(
  times: KioskTimes,
  isRunning: boolean,
  onTimeout: () => void,
): number | undefined {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const timeOut = useEffectEvent(onTimeout);

  useEffect(() => {
    if (!isRunning) return;
    let lastInput = performance.now();
    const onInput = (event: Event) => {
      // Ignore key repeat: something may be resting on the key.
      if (event instanceof KeyboardEvent && event.repeat) return;
      lastInput = performance.now();
      // The warning stays until the touch ends, so that the touch does not press what is behind it.
      if (!gestureStarts.has(event.type)) setSecondsLeft(undefined);
    };
    const check = () => {
      const state = idlePhase((performance.now() - lastInput) / 1000, times);
      setSecondsLeft(state.phase === 'warning' ? state.secondsLeft : undefined);
      if (state.phase === 'over') timeOut();
    };
    const timer = setInterval(check, 1000);
    for (const type of activityEvents)
      document.addEventListener(type, onInput, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const type of activityEvents) document.removeEventListener(type, onInput, { capture: true });
    };
  }, [times, isRunning]);

  return secondsLeft;
}
