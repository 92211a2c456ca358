import { copyPartOn } from './copy-part';
import * as en from './en/story';
import * as es from './es/story';
import { screensCopy } from './screens';

/** The copy of the story of a visit. */
export const storyCopy = copyPartOn(screensCopy, en, { es });
