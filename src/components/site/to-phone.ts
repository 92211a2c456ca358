import type { LanguageTag } from '@/content/languages';
import type { TextInLanguage } from '@/copy/types';
import { channel } from '@/lib/channel';

/** Something that a visitor can take along on their own phone: a phone number, an e-mail address, a page, or an offer. */
export type ForPhone =
  | {
      kind: 'contact';
      /** A `tel:`, `sms:` or `mailto:` URL of the foundation. */
      href: string;
    }
  | {
      kind: 'page';
      address: string;
    }
  | {
      kind: 'offer';
      title: string;
      /** The language of the title, if nobody has translated it yet. */
      language?: LanguageTag;
      /** When and where it takes place, and what else to know. */
      lines: readonly (string | TextInLanguage)[];
      /** An event for the phone's calendar, as text for a code. */
      calendar?: string;
    };

/** Carries an item that a visitor wants to take along to the kiosk's dialog, whose code Home does not load. */
export const toPhone = channel<ForPhone>();

/** Marks the buttons within sentences that show a phone number or an e-mail address. */
export const toPhoneMark = { 'data-to-phone': '' };
export const toPhoneButton = '[data-to-phone]';
