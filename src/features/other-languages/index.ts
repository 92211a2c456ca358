import { lazyPart } from '@/lib/lazy-part';

export { languagesAnchor, useHasOtherLanguages } from './has-other-languages';

/** What is said in other languages, and the link there. */
export const otherLanguages = lazyPart(() => import('./other-languages'));
