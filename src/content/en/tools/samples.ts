import { allSamples } from '@/samples';
import { language } from '../page/language';

/** With the words of Easy read. Once it is loaded, it takes the place of the others of that name. */
export const sampleContent = allSamples(language.tag);
