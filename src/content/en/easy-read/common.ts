import type { EasyLine } from '../../types';

/** Lines that several screens share. */
export const callUs: EasyLine = { icon: 'phone', text: 'Call us:', contact: 'phone' };
export const writeToUs: EasyLine = { icon: 'mail', text: 'Write to us:', contact: 'email' };
export const askAtDesk: EasyLine = { icon: 'building', text: 'Or ask at our front desk.' };
