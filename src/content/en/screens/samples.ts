import { savedOn as day, standardSamples } from '@/samples';
import { language } from '../page/language';

/** Once it is loaded, it takes the place of Home's, which goes by the same name. */
export const sampleContent = standardSamples(language.tag);

/** The day on which it was saved, `YYYY-MM-DD`; samples have none. */
export const savedOn = day;
