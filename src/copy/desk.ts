import { contentCopy } from './content';
import { type CopyOf, extendCopySet } from './copy-set';
import * as en from './en/desk';
import * as es from './es/desk';

/** The copy of a desk window. */
export const deskCopy = extendCopySet(contentCopy, en, { es });
export type DeskCopy = CopyOf<typeof deskCopy>;
