import { type CopyOf, copyPartOn } from './copy-part';
import * as en from './en/content';
import * as es from './es/content';
import { toolsCopy } from './tools';

/** The copy of Content Management. */
export const contentCopy = copyPartOn(toolsCopy, en, { es });
export type ContentCopy = CopyOf<typeof contentCopy>;
