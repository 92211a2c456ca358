import { lazyModule } from '@/lib/lazy-module';

export { languagesAnchor, useHasOtherLanguages } from './has-other-languages';

export const otherLanguages = lazyModule(() => import('./other-languages'));
