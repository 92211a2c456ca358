import { allSamples } from '@/samples';

/** With the words of Easy read. Once it is loaded, it takes the place of the others of that name. */
export const sampleContent = allSamples('en');
