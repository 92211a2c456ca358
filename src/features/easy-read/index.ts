import { withCopy } from '@/language';
import { lazyPart } from '@/lib/lazy-part';

export { EasyReadProvider, easyParameter, hasEasyRead, useEasyRead } from './easy-read-state';

/** The Easy read version of the screens. */
export const easyReadScreen = lazyPart(() => withCopy('tools', import('./easy-read-screen')));
