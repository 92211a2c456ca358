import type { Facts } from '@/content/facts';
import type { LanguageTag } from '@/content/languages';
import { toolNamesIn } from '@/copy/tool-names';
import type { ScreenNames } from '../../screen-paths';
import type { ActionCopy } from '../../types';

/** The names of the screens, in links and in document titles. */
export const screenNames = {
  home: 'Home',
  about: 'About',
  services: 'Services',
  programs: 'Programs',
  getInvolved: 'Get Involved',
  contact: 'Contact',
  admin: 'Content Management',
  notFound: 'Page not found',
} satisfies ScreenNames;

export const toolNames = toolNamesIn('en');

export const header = (facts: Facts) => ({
  skipLink: 'Skip to main content',
  navigationLabel: 'Main menu',
  displaySettings: 'Text and colors',
  menu: 'Menu',
  close: 'Close',
  otherLanguages: 'Other languages',
  homeLabel: `${facts.name}, go to Home`,
  actions: {
    volunteer: { label: 'Volunteer', say: 'I would like to volunteer.', topic: 'volunteer' },
    donate: { label: 'Donate Now', say: 'I would like to donate.', topic: 'donation' },
  } satisfies Record<string, ActionCopy>,
});

/** The choice of a language. Each language is listed by its own name. */
export const languageSwitch = {
  label: 'Language',
  switched: 'This page is now in English.',
  failed: 'The other language could not be loaded. Check your internet connection, then try again.',
};

/** The crisis line, at the top of every footer and in the menu of a phone. */
export const crisisCall = ({ contacts: { crisisLine } }: Facts): string | undefined =>
  crisisLine && `In a crisis? Call ${crisisLine.text}, day or night`;

export const footer = (facts: Facts) => ({
  about: {
    title: facts.name,
    text: facts.about,
  },
  quickLinks: { title: 'Quick Links' },
  services: { title: 'Services' },
  contact: { title: 'Contact', hoursLabel: 'Opening hours' },
  social: {
    label: 'Follow us',
    links: facts.socialLinks,
  },
  legalLabel: 'Legal',
  legal: { privacy: 'Privacy Policy', terms: 'Terms of Service' },
  licenses: 'Open-Source Licenses',
  copyright: `© ${facts.copyright}`,
});

/** Puts the name of a screen and that of the foundation together. */
export const documentTitle =
  ({ name }: Facts) =>
  (screen: string): string =>
    `${screen} – ${name}`;

/** Copy that the layout and several screens share. */
export const common = {
  notificationsLabel: 'Notifications',
  closeNotification: 'Close notification',
  loading: 'One moment, please…',
  batches: { label: 'Pages', range: '{first} to {last} of {total}', previous: 'Previous', next: 'Next' },
  rated: 'Rated {rating} out of 5',
  inLanguage: {
    en: 'Some of this is still in English.',
    es: 'Some of this is still in Spanish.',
  } satisfies Readonly<Record<LanguageTag, string>>,
};

export const wayfinding = { onThisPage: 'On this page', backToTop: 'Back to top' };

export const errorScreen = {
  title: 'Unexpected Application Error!',
  text: 'This screen did not open. This is our mistake: you did nothing wrong, and nothing was sent.',
  offline:
    'This screen could not be loaded. Check your internet connection, then try again. You did nothing wrong, and nothing was sent.',
  help: 'Try again, or go back to Home. If that does not help:',
  detailsTitle: 'Details for Support',
  noDetails: 'No details are known.',
  tryAgain: 'Try Again',
  reload: 'Reload the Page',
  reloadNote:
    'If trying again does not help, reload the page. Reloading erases what you typed and changed here.',
  typed: 'Before you reload, you can copy what you typed:',
  copy: 'Copy Text',
  copied: 'Copied. You can paste it wherever you like.',
  selected: 'The text is selected. To copy it, press Ctrl+C, or touch and hold the text.',
  home: 'Go Back to Home',
};
