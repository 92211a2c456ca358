import { html as en } from './en/html';
import { html as es } from './es/html';

/** The texts of pages outside their screens, in each language. */
export const htmlCopy = { en, es };
