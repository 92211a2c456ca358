import type { Contact } from '@/content/contact';
import type { LanguageTag } from '@/content/languages';

/** The number of a Sustainable Development Goal, and of its thread in the weave. */
export type GoalNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17;

export interface Goal {
  number: GoalNumber;
  title: string;
}

/** A text, and its language if nobody has translated it into the current one yet. */
export interface TextInLanguage {
  readonly text: string;
  readonly language?: LanguageTag;
}

export interface ScreenLink {
  text: string;
  /** The screen's path; a fragment leads to a part of it, as in `/services#service-2`. */
  path: string;
}

/** Overrides for the kiosk, which stands beside the front desk. */
interface FrontDeskText {
  kiosk: string;
  elsewhere: string;
}

/** The texts that say whether the office is open. */
export interface OpeningCopy {
  /** The hours, in the format of a {@link Foundation}. */
  hours: readonly string[];
  closedDays: readonly string[];
  timeZone: string;
  hoursText: readonly string[];
  /** The names of the days, from Sunday, and the endings of a time in the morning and in the afternoon. */
  days: readonly string[];
  dayPeriods: readonly [string, string];
  /** `{time}` stands for a time of day, `{day}` for a day of the week. */
  open: string;
  opensToday: string;
  opensLater: string;
}

export interface ReachUsCopy {
  /** The purpose of reaching us, in a few words. */
  lead?: string;
  phone: Contact;
  opening: OpeningCopy;
  /** The contact form; left out beside a message that is written already. */
  message?: ScreenLink;
  frontDesk: FrontDeskText;
  /** The answer of a button without behavior (specification, section 1). `{say}` stands for what to say. */
  answer: FrontDeskText & { call: string; close: string };
}

/** How to reach the foundation without hearing or speech, if that is possible. */
export interface WithoutVoiceCopy {
  textMessage?: Contact;
  /** The number of a relay service, or of a text telephone. */
  relay?: Contact;
  /** A sentence on video relay. */
  video?: string;
}

/** A kind of inquiry (specification, section 3). */
export type InquiryType =
  | 'support'
  | 'provider'
  | 'volunteer'
  | 'donation'
  | 'partnership'
  | 'general'
  | 'other';

/** A button without behavior (specification, section 1). */
export interface ActionCopy {
  label: string;
  /** What a visitor can say to ask for it. `{title}` stands for the button's item. */
  say: string;
  /** The inquiry type of a message about this. */
  topic: InquiryType;
  /** Replaces the usual answer, which says how to ask for it. */
  answer?: string;
}

export type ContactWayId =
  | 'address'
  | 'phone'
  | 'crisisLine'
  | 'text'
  | 'fax'
  | 'email'
  | 'openingHours'
  | 'instagram';

/** A way to reach the foundation. Each line is plain text or a contact. */
export interface ContactWay {
  id: ContactWayId;
  label: string;
  lines: readonly (string | Contact)[];
  /** The purpose of the first line; needed only if others follow. */
  firstLabel?: string;
  /** Whether each line is a fact of its own, such as the hours of a day, even if it takes two lines. */
  areSeparateFacts?: boolean;
}

export interface Choice {
  value: string;
  label: string;
}
