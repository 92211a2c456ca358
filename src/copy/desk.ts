import { type CopyOf, extendCopySet } from './copy-set';
import * as en from './en/desk';
import * as es from './es/desk';
import { toolsCopy } from './tools';

export const deskCopy = extendCopySet(toolsCopy, en, { es });
export type DeskCopy = CopyOf<typeof deskCopy>;
