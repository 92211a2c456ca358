import { type CopyOf, extendCopySet } from './copy-set';
import * as en from './en/kiosk';
import * as es from './es/kiosk';
import { sharedCopy } from './shared';

export const kioskCopy = extendCopySet(sharedCopy, en, { es });
export type KioskCopy = CopyOf<typeof kioskCopy>;
