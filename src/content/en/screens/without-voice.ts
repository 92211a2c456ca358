import { contacts } from '../../foundation';
import type { WithoutVoiceCopy } from '../../types';

/** How to reach the foundation without hearing or speech: the office, and the crisis line. */
export const withoutVoice: Readonly<Record<'office' | 'crisis', WithoutVoiceCopy>> = {
  office: {
    textMessage: { ...contacts.textLine, text: 'Text {textLine}' },
    relay: contacts.relay,
    video: '{videoRelay}',
  },
  crisis: {
    textMessage: { ...contacts.crisisTextLine, text: 'Text {crisisTextLine}' },
    relay: contacts.relay,
    video: '{videoRelay}',
  },
};
