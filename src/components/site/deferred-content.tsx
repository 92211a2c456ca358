import { type ReactNode, useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * What the heading of a screen does not wait for: drawings, and all that stands below its head. Where a link leads to
 * the screen, its head is shown at once and this right after it, however slow the device. Back leads to any place on a
 * screen, which is therefore drawn whole, as is the first one.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const whole = useNavigationType() === 'POP';
  return useDeferredValue(true, whole ? undefined : false) && children;
}
