import { lazyPart } from '@/lib/lazy-part';

/** The Read aloud controls. */
export const readAloud = lazyPart(() => import('./read-aloud'));
