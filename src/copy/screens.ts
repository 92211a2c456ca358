import { type CopyOf, extendCopySet } from './copy-set';
import * as en from './en/screens';
import * as es from './es/screens';
import { sharedCopy } from './shared';

export const screensCopy = extendCopySet(sharedCopy, en, { es });
export type ScreensCopy = CopyOf<typeof screensCopy>;
