import type { ScreenId } from '@/content/screen-paths';
import { withCopy } from '@/language';
import { lazyPart } from '@/lib/lazy-part';
import type { EasyScreenId } from './easy-screens';

export { EasyReadProvider, useEasyRead } from './easy-read-state';

/** The Easy read version of the screens. */
export const easyReadScreen = lazyPart(() => withCopy('tools', import('./easy-read-screen')));

/** Whether a screen has an Easy read version: all but Content Management. */
export function hasEasyRead(screen: ScreenId): screen is EasyScreenId {
  return screen !== 'admin';
}
