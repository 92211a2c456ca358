import type { ComponentType } from 'react';
import type { ScreenId } from '@/content/screen-paths';
import type { EasyLine } from '@/content/types';
import { withCopy } from '@/language';
import { type LazyPart, lazyPart } from '@/lib/lazy-part';
import type { EasyScreenId } from './easy-screens';

export { EasyReadProvider, LayoutCopyContext, useEasyRead } from './easy-read-state';

/** A screen's form in plain language. It gets the component that shows lines with their pictures. */
export type EasyForm = ComponentType<{ Lines: ComponentType<{ lines: readonly EasyLine[] }> }>;

/** A form, fetched when it is shown. */
export type LazyEasyForm = LazyPart<EasyForm>;

/** The Easy read version of the screens. */
export const easyReadScreen = lazyPart(() => withCopy('tools', import('./easy-read-screen')));

/** Whether a screen has an Easy read version: all but Content Management. */
export function hasEasyRead(screen: ScreenId): screen is EasyScreenId {
  return screen !== 'admin';
}
