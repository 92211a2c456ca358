import { withCopy } from '@/language';
import { lazyPart } from '@/lib/lazy-part';

/** What leaves the site at once in a visitor's own browser, for which no screen waits. */
export const leaveQuickly = lazyPart(() => withCopy('screens', import('./leave-quickly')));
