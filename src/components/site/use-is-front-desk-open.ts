import { useSyncExternalStore } from 'react';
import type { OpeningCopy } from '@/copy/types';
import { useCapabilities } from '@/host/capabilities';
import { currentMinute, subscribeToMinute } from '@/lib/current-minute';
import { isOpen } from './opening-status';

/** Whether the front desk is in the same room, and somebody is there now. */
export function useIsFrontDeskOpen(opening: OpeningCopy): boolean {
  const { isAtFrontDesk } = useCapabilities();
  const now = useSyncExternalStore(subscribeToMinute, currentMinute, () => undefined);
  return isAtFrontDesk && now !== undefined && isOpen(opening, now);
}
