import type { IconName } from './icons';

/** The language that a content folder is written in. */
export interface Language {
  /** As the page's `lang` attribute has it. */
  tag: string;
  /** In which dates are written. */
  locale: string;
  direction: 'ltr' | 'rtl';
}

/** A number from 1 to 17 that names one of the Sustainable Development Goals and its thread. */
export type GoalNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17;

/** One of the 17 Sustainable Development Goals. */
export interface Goal {
  number: GoalNumber;
  title: string;
}

/** A title with the words below it, as banners, bands and sections carry them. */
export interface Heading {
  title: string;
  text: string;
}

/** A claimed figure; a literal, never formatted. */
export interface Figure {
  value: string;
  label: string;
}

/** A card with a picture, such as a focus area. */
export interface IconCard extends Heading {
  icon: IconName;
}

/** The hero of Home (specification, section 3). */
export interface Hero {
  title: string;
  subtitle: string;
  /** The address of a picture; see the hero's picture rules on Home. */
  image: string;
}

/** A service (specification, section 3). */
export interface Service {
  id: number;
  title: string;
  description: string;
  /** The name of an icon; any text, since staff's edits are kept as they are. */
  icon: string;
  /** The bullets on the Services screen; an added service has none. */
  features?: readonly string[];
}

/** What a family or a provider says (specification, section 3). */
export interface Testimonial {
  id: number;
  name: string;
  role: string;
  content: string;
  /** A whole number from 1 to 5. */
  rating: number;
}

/** An event (specification, section 3). */
export interface CommunityEvent {
  id: number;
  title: string;
  /** A calendar day, `YYYY-MM-DD`, without a time zone. */
  date: string;
  /** Free text, such as a range. */
  time: string;
  location: string;
  description: string;
}

/** All that Content Management edits. */
export interface EditableContent {
  hero: Hero;
  services: readonly Service[];
  testimonials: readonly Testimonial[];
  events: readonly CommunityEvent[];
}

/** A program on the Programs screen. */
export interface Program {
  title: string;
  category: string;
  description: string;
  schedule: string;
  location: string;
  ageGroup: string;
  features: readonly string[];
}

/** A way to volunteer. */
export interface VolunteerRole extends IconCard {
  commitment: string;
  requirements: readonly string[];
}

/** A donation tier; the amount is a literal. */
export interface DonationTier {
  amount: string;
  text: string;
}

/** A kind of partnership. */
export interface Partnership extends IconCard {
  /** Names the list of benefits. */
  benefitsLabel: string;
  benefits: readonly string[];
}

/** Identifies a phone number or an e-mail address of the foundation. */
export type ContactId = 'phone' | 'crisisLine' | 'fax' | 'email' | 'supportEmail' | 'partnersEmail';

/** A phone number or an e-mail address. */
export interface Contact {
  text: string;
  /** A `tel:` or `mailto:` address; a fax number has none. */
  href?: string;
  /** The label of the QR code that the kiosk shows for the address. `{text}` stands for the text above. */
  qrLabel?: string;
}

/** A way to reach the foundation; each line is plain text or a contact. */
export interface ContactWay {
  icon: IconName;
  label: string;
  lines: readonly (string | Contact)[];
}

/** One choice of a select. */
export interface Choice {
  value: string;
  label: string;
}

/** One idea in plain words: one short sentence with its picture and, where it leads to one, a way to reach the foundation. */
export interface EasyLine {
  icon: IconName;
  text: string;
  /** Follows the text on the same line. */
  way?: Contact;
}

/** Lines about one thing. */
export interface EasyPart {
  /** Of the item that it is about, where staff edit it: two of theirs may share a title. */
  id?: number;
  title: string;
  lines: readonly EasyLine[];
}

/** A section of a screen in plain words. */
export interface EasySection extends EasyPart {
  parts?: readonly EasyPart[];
}

/** The main points of a screen in plain words, with the facts of the standard one. */
export interface EasyScreen extends EasyPart {
  sections: readonly EasySection[];
}

/**
 * Tells a screen in plain words.
 *
 * @param content what staff edit, so that their edits show here, too
 * @param longDate writes a `YYYY-MM-DD` day out
 */
export type EasyWords = (content: EditableContent, longDate: (day: string) => string) => EasyScreen;
