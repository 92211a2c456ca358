import { lazyPart } from '@/lib/lazy-part';

/** The button that shares the current screen, for which none waits. */
export const shareButton = lazyPart(() => import('./share-button'));
