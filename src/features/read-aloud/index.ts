import { withCopy } from '@/language';
import { lazyPart } from '@/lib/lazy-part';

/** The Read aloud controls. */
export const readAloud = lazyPart(() => withCopy('tools', import('./read-aloud')));
