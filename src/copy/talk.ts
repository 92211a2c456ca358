import { type CopyOf, extendCopySet } from './copy-set';
import * as en from './en/talk';
import * as es from './es/talk';
import { sharedCopy } from './shared';

export const talkCopy = extendCopySet(sharedCopy, en, { es });
export type TalkCopy = CopyOf<typeof talkCopy>;
