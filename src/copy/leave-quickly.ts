import { extendCopySet } from './copy-set';
import * as en from './en/leave-quickly';
import * as es from './es/leave-quickly';
import { sharedCopy } from './shared';

export const leaveCopy = extendCopySet(sharedCopy, en, { es });
