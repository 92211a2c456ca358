import { type CopyOf, extendCopySet } from './copy-set';
import * as en from './en/content';
import * as es from './es/content';
import { screensCopy } from './screens';

export const contentCopy = extendCopySet(screensCopy, en, { es });
export type ContentCopy = CopyOf<typeof contentCopy>;
