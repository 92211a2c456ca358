import { homeSamples } from '@/samples';
import { language } from './language';

/** The sample content that a reload brings back. A build has it here as data (resources/build/samples.ts). */
export const sampleContent = homeSamples(language.tag);
