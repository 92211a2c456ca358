import { type CopyOf, extendCopySet } from './copy-set';
import * as en from './en/tools';
import * as es from './es/tools';
import { screensCopy } from './screens';

/** The copy of the tools that only some visitors use. */
export const toolsCopy = extendCopySet(screensCopy, en, { es });
export type ToolsCopy = CopyOf<typeof toolsCopy>;
export type { EasyLine } from './en/tools';
