import { allSamples } from '@/samples';

/** Once it is loaded, it takes the place of Home's, which goes by the same name. */
export const sampleContent = allSamples('es');
