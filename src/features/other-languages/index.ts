import { lazyModule } from '@/lib/lazy-module';

export { languagesAnchor, useHasOtherLanguages } from './has-other-languages';

/** The lines in other languages, and the link there. */
export const otherLanguages = lazyModule(() => import('./other-languages'));
