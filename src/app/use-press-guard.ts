import { useEffect } from 'react';
import { useLazyPart } from '@/components/ui/use-lazy-part';
import { lazyPart } from '@/lib/lazy-part';

/** What ignores accidental presses; it comes with the other screens, before anything can appear under the finger. */
export const pressGuard = lazyPart(async () => ({
  default: (await import('@/lib/press-guard')).guardPresses,
}));

/**
 * Ignores accidental presses (src/lib/press-guard.ts).
 *
 * @param isShared whether visitors cannot change the device's own settings
 */
export function usePressGuard(isShared: boolean): void {
  const guardPresses = useLazyPart(pressGuard, isShared);
  useEffect(() => guardPresses?.(isShared), [guardPresses, isShared]);
}
