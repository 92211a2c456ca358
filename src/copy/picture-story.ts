import { extendCopySet } from './copy-set';
import * as en from './en/picture-story';
import * as es from './es/picture-story';
import { screensCopy } from './screens';

export const storyCopy = extendCopySet(screensCopy, en, { es });
export type { StoryStep } from './en/picture-story';
