import { useEffect, useEffectEvent, useState } from 'react';
import type { KioskTimes } from '@/host/types';
import { activityEvent } from '@/lib/activity-event';
import { idlePhase } from './idle-phase';

/** Whatever shows that somebody is there. */
const inputs = [
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

/** Inputs that others follow; the clock closes the warning where none does. */
const beginnings = new Set(['pointerdown', 'pointermove', 'touchstart', 'touchmove']);

/**
 * Watches for a visitor who has gone.
 *
 * @param watching false while nobody is expected, as on the resting screen
 * @param onOver called once the idle time and the warning have passed without input
 * @returns the whole seconds that are left while the visitor is being warned
 */
export function useIdleTimer(times: KioskTimes, watching: boolean, onOver: () => void): number | undefined {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const over = useEffectEvent(onOver);

  useEffect(() => {
    if (!watching) return;
    let lastInput = performance.now();
    const onInput = (event: Event) => {
      // A key that is held down, or has a book on it, is nobody.
      if (event instanceof KeyboardEvent && event.repeat) return;
      lastInput = performance.now();
      // The warning stays under a finger until the touch is over, so that the touch presses nothing below it.
      if (!beginnings.has(event.type)) setSecondsLeft(undefined);
    };
    const look = () => {
      const state = idlePhase((performance.now() - lastInput) / 1000, times);
      setSecondsLeft(state.phase === 'warning' ? state.secondsLeft : undefined);
      if (state.phase === 'over') over();
    };
    const clock = setInterval(look, 1000);
    for (const type of inputs) document.addEventListener(type, onInput, { capture: true, passive: true });
    return () => {
      clearInterval(clock);
      for (const type of inputs) document.removeEventListener(type, onInput, { capture: true });
    };
  }, [times, watching]);

  return secondsLeft;
}
