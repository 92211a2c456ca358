import { html as en } from './en/html';
import { html as es } from './es/html';

export const htmlCopy = { en, es };
