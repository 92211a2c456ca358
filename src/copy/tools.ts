import { type CopyOf, copyPartOn } from './copy-part';
import * as en from './en/tools';
import * as es from './es/tools';
import { screensCopy } from './screens';

/** The copy of the tools that some visitors use. */
export const toolsCopy = copyPartOn(screensCopy, en, { es });
export type ToolsCopy = CopyOf<typeof toolsCopy>;
