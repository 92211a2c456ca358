import { useSyncExternalStore } from 'react';
import type { OpeningCopy } from '@/copy/types';
import { currentMinute, subscribeToMinute } from '@/lib/current-minute';
import { openingStatus } from './opening-status';

/** Says whether the office is open, once the time is known. */
export function OpeningText({ opening }: { opening: OpeningCopy }) {
  const now = useSyncExternalStore(subscribeToMinute, currentMinute, () => undefined);
  return now && openingStatus(opening, now);
}
