import { useSyncExternalStore } from 'react';
import { subscribeToMinute } from './current-minute';
import { dayOf } from './format-date';

const today = () => dayOf(new Date());
const prerenderedDay = () => globalThis.document?.documentElement.dataset.builtOn ?? today();

/** The start of the visitor's day; re-renders after midnight. Hydration starts with the day on which the page was prerendered. */
export function useToday(): Date {
  const day = useSyncExternalStore(subscribeToMinute, today, prerenderedDay);
  return new Date(`${day}T00:00`);
}
