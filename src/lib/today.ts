import { useSyncExternalStore } from 'react';
import { dayOf } from './format-date';
import { neverChanges } from './never-changes';

const today = () => dayOf(new Date());
const prerenderedDay = () => globalThis.document?.documentElement.dataset.builtOn ?? today();

/** The start of the visitor's day. Hydration starts with the day on which the page was prerendered. */
export function useToday(): Date {
  const day = useSyncExternalStore(neverChanges, today, prerenderedDay);
  return new Date(`${day}T00:00`);
}
