import type { Contact } from '@/content/contact';
import type { Facts } from '@/content/facts';
import type { WithoutVoiceCopy } from '../../types';
import { textUs } from './reach-us';

export const textInCrisis = ({ contacts: { crisisTextLine } }: Facts): Contact | undefined =>
  crisisTextLine && { ...crisisTextLine, text: `Mensaje de texto: ${crisisTextLine.text}` };

export const withoutVoice = (facts: Facts): Readonly<Record<'office' | 'crisis', WithoutVoiceCopy>> => {
  const { contacts, videoRelay: video } = facts;
  return {
    office: { textMessage: textUs(facts), relay: contacts.relay, video },
    crisis: { textMessage: textInCrisis(facts), relay: contacts.relay, video },
  };
};
