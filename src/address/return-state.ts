import { isObject } from '@/lib/is-object';

/** The state of a navigation back to an earlier visit of a screen that has no entry in the browser's history. */
export const returnState = (visitedKey: string) => ({ visitedKey });

/** Returns the location key of the visit to which a navigation with that state leads back. */
export const returnKey = (state: unknown) =>
  isObject(state) && typeof state.visitedKey === 'string' ? state.visitedKey : undefined;
