import { type ReactNode, useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * What stands below the head of a screen. Where a link leads to the screen, its head is shown at once, and this right
 * after it, so that a slow device does not make anybody wait for what cannot be seen yet. Back leads to any place on a
 * screen, which is therefore drawn whole, as is the first one.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const whole = useNavigationType() === 'POP';
  return useDeferredValue(true, whole) && children;
}
