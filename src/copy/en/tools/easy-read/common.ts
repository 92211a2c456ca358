import type { ContactId } from '@/content/contact';
import type { LanguageTag } from '@/content/languages';
import type { screenPaths } from '@/copy/screen-paths';

/** A line of Easy read: one short sentence. */
export interface EasyLine {
  /** The picture of the idea that begins with this line. A line without one continues the idea of the previous line. */
  picture?: string;
  text: string;
  /** A link to this contact follows the text. */
  contact?: ContactId;
  /** The link after the text, which calls 911. */
  emergency?: string;
  /** A link to this screen follows the text. */
  screen?: keyof typeof screenPaths;
  /** The end of the text, such as a place after "Where:", which keeps its line. */
  fact?: string;
  /** The language of a text that nobody has translated yet, or of its fact. */
  language?: LanguageTag;
}

export const callUs: EasyLine = { picture: 'phone', text: 'Call us:', contact: 'phone' };
export const callWithRelay: EasyLine = {
  picture: 'relay',
  text: 'If you use a TTY, call this number.',
  contact: 'relay',
};
export const writeToUs: EasyLine = { picture: 'mail', text: 'Write to us:', contact: 'email' };
export const askAtDesk: EasyLine = { picture: 'desk', text: 'Or ask at our front desk.' };

/** Asks for the item by its name, because its heading is in plain words. */
export const askFor: string = 'Ask for: {name}';
