import type { IconName } from '../../icons';
import type { Contact, EasyLine } from '../../types';
import { contacts } from '../foundation';

/** One sentence with its picture; `way` follows the sentence. */
export function line(icon: IconName, text: string, way?: Contact): EasyLine {
  return { icon, text, way };
}

/** A way to reach the foundation that is named in passing: the display shows its code only where it lists all ways. */
export function inPassing({ text, href }: Contact): Contact {
  return { text, href };
}

export const phone = inPassing(contacts.phone);

export const callUs = line('Phone', 'Call us:', phone);
export const writeToUs = line('Mail', 'Write to us:', inPassing(contacts.email));
export const askAtDesk = line('Building', 'Or ask at our front desk.');
