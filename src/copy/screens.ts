import { type CopyOf, copyPartOn } from './copy-part';
import * as en from './en/screens';
import * as es from './es/screens';
import { pageCopy } from './page';

/** The copy of the screens. */
export const screensCopy = copyPartOn(pageCopy, en, { es });
export type ScreensCopy = CopyOf<typeof screensCopy>;
