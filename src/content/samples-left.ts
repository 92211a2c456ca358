import { samplesLeft } from '@/samples';

/** What the site still has of the samples. A build has it here as data (resources/build/samples.ts). */
export const left = samplesLeft;
