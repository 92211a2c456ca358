import { type CopyOf, extendCopySet } from './copy-set';
import * as en from './en/take-home';
import * as es from './es/take-home';
import { toolsCopy } from './tools';

export const takeHomeCopy = extendCopySet(toolsCopy, en, { es });
export type TakeHomeCopy = CopyOf<typeof takeHomeCopy>;
