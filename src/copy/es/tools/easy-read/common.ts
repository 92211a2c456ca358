import type { EasyLine } from '../../../en/tools/easy-read/common';

export const callUs: EasyLine = { picture: 'phone', text: 'Llámenos:', contact: 'phone' };
export const callWithRelay: EasyLine = {
  picture: 'relay',
  text: 'Si usa un TTY, llame a este número.',
  contact: 'relay',
};
export const writeToUs: EasyLine = { picture: 'mail', text: 'Escríbanos:', contact: 'email' };
export const askAtDesk: EasyLine = { picture: 'desk', text: 'O pregunte en nuestra recepción.' };

export const askFor = 'Dígales: “Me interesa {name}”.';
