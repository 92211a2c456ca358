import { type CopyOf, extendCopySet } from './copy-set';
import * as en from './en/screens';
import * as es from './es/screens';
import { pageCopy } from './page';

export const screensCopy = extendCopySet(pageCopy, en, { es });
export type ScreensCopy = CopyOf<typeof screensCopy>;
