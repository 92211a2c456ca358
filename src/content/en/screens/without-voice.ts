import { contacts } from '../../foundation';
import type { WithoutVoiceCopy } from '../../types';
import { textUs } from '../page/reach-us';

/** How to reach the foundation without hearing or speech: the office, and the crisis line. */
export const withoutVoice: Readonly<Record<'office' | 'crisis', WithoutVoiceCopy>> = {
  office: {
    textMessage: textUs,
    relay: contacts.relay,
    video: '{videoRelay}',
  },
  crisis: {
    textMessage: { ...contacts.crisisTextLine, text: 'Text {crisisTextLine}' },
    relay: contacts.relay,
    video: '{videoRelay}',
  },
};
