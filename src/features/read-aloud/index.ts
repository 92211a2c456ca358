import { prefetchedModule } from '@/lib/lazy-module';

export const readAloud = prefetchedModule(() => import('./read-aloud'));
