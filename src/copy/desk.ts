import { contentCopy } from './content';
import { type CopyOf, extendCopySet } from './copy-set';
import * as en from './en/desk';
import * as enStory from './en/story';
import * as es from './es/desk';
import * as esStory from './es/story';

/** The copy of a desk window. A take-home page can have the story of a visit. */
export const deskCopy = extendCopySet(extendCopySet(contentCopy, enStory, { es: esStory }), en, { es });
export type DeskCopy = CopyOf<typeof deskCopy>;
