import { lazyModule } from '@/lib/lazy-module';

/** The button that shares the current screen. Pages render without it until it has loaded. */
export const shareButton = lazyModule(() => import('./share-button'));
