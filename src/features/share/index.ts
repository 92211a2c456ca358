import { lazyModule } from '@/lib/lazy-module';

/** The button that shares the current screen, for which none waits. */
export const shareButton = lazyModule(() => import('./share-button'));
