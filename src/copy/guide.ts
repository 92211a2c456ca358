import { type CopyOf, extendCopySet } from './copy-set';
import * as en from './en/guide';
import * as es from './es/guide';
import { kioskCopy } from './kiosk';

/** The copy of the kiosk with its audio guide. */
export const guideCopy = extendCopySet(kioskCopy, en, { es });
export type GuideCopy = CopyOf<typeof guideCopy>['guide'];
