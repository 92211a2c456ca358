import { contentCopy } from './content';
import { type CopyOf, extendCopySet } from './copy-set';
import * as en from './en/kiosk';
import * as es from './es/kiosk';

/** The copy of the kiosk, including that of every tool. */
export const kioskCopy = extendCopySet(contentCopy, en, { es });
export type KioskCopy = CopyOf<typeof kioskCopy>;
