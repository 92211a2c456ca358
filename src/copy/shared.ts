import { type CopyOf, copySet } from './copy-set';
import * as en from './en/shared';
import * as es from './es/shared';

/** The copy of Home, and of what appears on every screen. */
export const sharedCopy = copySet(en, { es });
export type SharedCopy = CopyOf<typeof sharedCopy>;
