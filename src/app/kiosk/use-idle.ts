import { useEffect, useEffectEvent, useState } from 'react';
import type { KioskTimes } from '@/host/types';
import { idlePhase } from './idle-phase';

/** Whatever shows that somebody is there. */
const inputs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'input',
  'compositionupdate',
] as const;

/**
 * Watches for a visitor who has gone.
 *
 * @param watching false while nobody is expected, as on the resting screen
 * @param onOver called once the idle time and the warning have passed without input
 * @returns the whole seconds that are left while the visitor is being warned
 */
export function useIdle(times: KioskTimes, watching: boolean, onOver: () => void): number | undefined {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const over = useEffectEvent(onOver);

  useEffect(() => {
    if (!watching) return;
    let lastInput = performance.now();
    const onInput = () => {
      lastInput = performance.now();
      setSecondsLeft(undefined);
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
