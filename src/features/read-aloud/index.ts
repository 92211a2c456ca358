import { lazyModule } from '@/lib/lazy-module';

export const readAloud = lazyModule(() => import('./read-aloud'));
