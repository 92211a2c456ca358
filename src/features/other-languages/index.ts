import { withCopy } from '@/copy';
import { lazyPart } from '@/lib/lazy-part';

export { languagesAnchor, useHasOtherLanguages } from './has-other-languages';

/** What is said in other languages, and the link there. */
export const otherLanguages = lazyPart(() => withCopy('story', import('./other-languages')));
