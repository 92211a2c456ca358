import { withCopy } from '@/copy';
import { lazyPart } from '@/lib/lazy-part';

/** The Read aloud controls. */
export const readAloud = lazyPart(() => withCopy('tools', import('./read-aloud')));
