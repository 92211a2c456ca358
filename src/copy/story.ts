import { extendCopySet } from './copy-set';
import * as en from './en/story';
import * as es from './es/story';
import { screensCopy } from './screens';

export const storyCopy = extendCopySet(screensCopy, en, { es });
