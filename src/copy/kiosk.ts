import { contentCopy } from './content';
import { type CopyOf, copyPartOn } from './copy-part';
import * as en from './en/kiosk';
import * as es from './es/kiosk';

/** The copy of the kiosk, which has every tool. */
export const kioskCopy = copyPartOn(contentCopy, en, { es });
export type KioskCopy = CopyOf<typeof kioskCopy>;
