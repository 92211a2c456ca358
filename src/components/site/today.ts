import { useSyncExternalStore } from 'react';
import { subscribeToMinute } from '@/lib/current-minute';
import { formatDay } from '@/lib/format-date';
import { pageData } from '@/lib/page-data';

const today = () => formatDay(new Date());
const prerenderedDay = () => pageData.builtOn ?? today();

/** Returns the start of the visitor's day, and re-renders after midnight. Hydration starts with the page's own day. */
export function useToday(): Date {
  const day = useSyncExternalStore(subscribeToMinute, today, prerenderedDay);
  return new Date(`${day}T00:00`);
}
