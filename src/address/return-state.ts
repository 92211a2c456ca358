import { isObject } from '@/lib/is-object';

/** The state of a navigation back to a visit of a screen, where the browser's history has no entry for it. */
export const returnState = (visitedKey: string) => ({ visitedKey });

/** Returns the location key of the visit to which a navigation with that state leads back. */
export const returnKey = (state: unknown) =>
  isObject(state) && typeof state.visitedKey === 'string' ? state.visitedKey : undefined;
