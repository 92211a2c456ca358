import { html as en } from './en/html';
import { html as es } from './es/html';

/** What pages say outside their screens, in each language. */
export const htmlCopy = { en, es };
