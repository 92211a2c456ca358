import { type CopyOf, extendCopySet } from './copy-set';
import * as en from './en/talk';
import * as es from './es/talk';
import { toolsCopy } from './tools';

export const talkCopy = extendCopySet(toolsCopy, en, { es });
export type TalkCopy = CopyOf<typeof talkCopy>;
