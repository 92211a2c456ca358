import { type CopyOf, copyPartOn } from './copy-part';
import * as en from './en/talk';
import * as es from './es/talk';
import { toolsCopy } from './tools';

/** The copy of the talk board. */
export const talkCopy = copyPartOn(toolsCopy, en, { es });
export type TalkCopy = CopyOf<typeof talkCopy>;
