import { prefetchedModule } from '@/lib/lazy-module';

export { languagesAnchor, useHasOtherLanguages } from './has-other-languages';

export const otherLanguages = prefetchedModule(() => import('./other-languages'));
