import { type CopyOf, extendCopySet } from './copy-set';
import * as en from './en/talk-board';
import * as es from './es/talk-board';
import { sharedCopy } from './shared';

export const talkCopy = extendCopySet(sharedCopy, en, { es });
export type BoardCopy = CopyOf<typeof talkCopy>['talkBoard'];
export type { TalkItem } from './en/talk-board';
