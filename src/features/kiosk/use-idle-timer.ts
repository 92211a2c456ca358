import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KioskTimes } from '@/host/types';
import { activityEvent } from '@/lib/activity-event';
import { idleClock } from './idle-clock';
import { idlePhase } from './idle-phase';

/** Events that count as a visitor's activity, with those that the browser's scrolling need not wait for. */
const activityEvents = [
  { type: 'pointerdown' },
  { type: 'pointermove' },
  { type: 'touchstart', passive: true },
  { type: 'touchmove', passive: true },
  { type: 'click' },
  { type: 'keydown' },
  { type: 'wheel', passive: true },
  { type: 'input' },
  { type: 'compositionupdate' },
  { type: activityEvent },
] as const;

/** Events that usually start a longer gesture. If no other event follows, the timer closes the warning. */
const gestureStarts = new Set(['pointerdown', 'pointermove', 'touchstart', 'touchmove']);

/**
 * Detects that a visitor has left. Timers stand still while the device sleeps, so an input may come first once the time is
 * over: it belongs to the next visitor, who must not reach the last one's page.
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
    const clock = idleClock();
    const check = () => {
      const state = idlePhase(clock.idleSeconds(), times);
      setSecondsLeft(state.phase === 'warning' ? state.secondsLeft : undefined);
      if (state.phase === 'over') timeOut();
    };
    const onInput = (event: Event) => {
      // Ignore key repeat: something may be resting on the key.
      if (event instanceof KeyboardEvent && event.repeat) return;
      if (idlePhase(clock.idleSeconds(), times).phase === 'over') {
        event.preventDefault();
        event.stopImmediatePropagation();
        // At once, so that the rest of the gesture does not act on the last visitor's page either.
        flushSync(check);
        return;
      }
      clock.restart();
      // The warning stays until the touch ends, so that the touch does not press what is behind it.
      if (!gestureStarts.has(event.type)) setSecondsLeft(undefined);
    };
    const timer = setInterval(check, 1000);
    const listening = new AbortController();
    for (const { type, ...options } of activityEvents) {
      document.addEventListener(type, onInput, { capture: true, signal: listening.signal, ...options });
    }
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [times, isRunning]);

  return secondsLeft;
}
