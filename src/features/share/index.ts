import { prefetchedModule } from '@/lib/lazy-module';

export { useShare } from './use-share';

/** The button that shares the current screen. Pages render without it until it has loaded. */
export const shareButton = prefetchedModule(() => import('./share-button'));
