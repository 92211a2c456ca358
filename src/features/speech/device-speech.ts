import { language } from '@/copy/language';
import { createSpeech } from './speech';
import { browserEngine } from './speech-engine';

/** Speaks with the device's own voice for the site's language. */
export const speech = createSpeech(browserEngine(language.locale));
