import type * as en from '../../en/screens/without-voice';
import { contacts } from '../../foundation';
import { textUs } from '../page/reach-us';

/** How to reach the foundation without hearing or speech: the office, and the crisis line. */
export const withoutVoice: typeof en.withoutVoice = {
  office: {
    textMessage: textUs,
    relay: contacts.relay,
    video: '{videoRelay}',
  },
  crisis: {
    textMessage: { ...contacts.crisisTextLine, text: 'Mensaje de texto: {crisisTextLine}' },
    relay: contacts.relay,
    video: '{videoRelay}',
  },
};
