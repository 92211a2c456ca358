import { lazyModule } from '@/lib/lazy-module';

export { languagesAnchor, useHasOtherLanguages } from './has-other-languages';

/** What is said in other languages, and the link there. */
export const otherLanguages = lazyModule(() => import('./other-languages'));
