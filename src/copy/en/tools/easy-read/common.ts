import type { EasyLine } from '../../../types';

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
