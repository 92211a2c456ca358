import { type CopyOf, extendCopySet } from './copy-set';
import * as en from './en/content';
import * as es from './es/content';
import { toolsCopy } from './tools';

export const contentCopy = extendCopySet(toolsCopy, en, { es });
export type ContentCopy = CopyOf<typeof contentCopy>;
