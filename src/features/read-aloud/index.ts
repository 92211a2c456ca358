import { lazyModule } from '@/lib/lazy-module';

/** The Read aloud controls. */
export const readAloud = lazyModule(() => import('./read-aloud'));
