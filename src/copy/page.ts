import { type CopyOf, copySet } from './copy-set';
import * as en from './en/page';
import * as es from './es/page';

/** The copy of Home, and of what appears on every screen. */
export const pageCopy = copySet(en, { es });
export type PageCopy = CopyOf<typeof pageCopy>;
