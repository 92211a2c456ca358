import type { EasyLine } from '../../../types';

/** Lines that several screens share. */
export const callUs: EasyLine = { picture: 'phone', text: 'Llámenos:', contact: 'phone' };
export const callWithRelay: EasyLine = {
  picture: 'relay',
  text: 'Si usa un TTY, llame a este número.',
  contact: 'relay',
};
export const writeToUs: EasyLine = { picture: 'mail', text: 'Escríbanos:', contact: 'email' };
export const askAtDesk: EasyLine = { picture: 'desk', text: 'O pregunte en nuestra recepción.' };

/** The name of a service, program or role, since its heading is in plain words. */
export const askFor = 'Dígales: “Me interesa {name}”.';
