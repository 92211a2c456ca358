import type { ScreenInfo } from '../types';
import { contacts, foundation } from './foundation';

/** Every screen by its key, in the order of the navigation (specification, section 2). */
export const screens = {
  home: { path: '/', name: 'Home' },
  about: { path: '/about', name: 'About' },
  services: { path: '/services', name: 'Services' },
  programs: { path: '/programs', name: 'Programs' },
  getInvolved: { path: '/get-involved', name: 'Get Involved' },
  contact: { path: '/contact', name: 'Contact' },
  admin: { path: '/admin', name: 'Content Management' },
  notFound: { path: '*', name: 'Page not found' },
} as const satisfies Record<string, ScreenInfo>;

/** What the page says before, or without, its scripts. */
export const page = {
  title: foundation.name,
  description:
    'A non-profit foundation that connects persons with special needs and their families with the people who can help.',
  noScript: `Your browser cannot run this site’s scripts, so this is the only page it can show. You can still call us at ${contacts.phone.text}, write to ${contacts.email.text}, or visit us at ${foundation.addressInline}.`,
};

/** What the header links to. */
export const navigation: readonly ScreenInfo[] = [
  screens.home,
  screens.about,
  screens.services,
  screens.programs,
  screens.getInvolved,
  screens.contact,
];

export const header = {
  skipLink: 'Skip to main content',
  navigationLabel: 'Main',
  menu: 'Menu',
  homeLabel: `${foundation.name}, go to Home`,
  actions: { volunteer: 'Volunteer', donate: 'Donate Now' },
  actionsHint: `Call ${contacts.phone.text} or ask us`,
};

export const footer = {
  about: {
    title: foundation.name,
    text: 'A non-profit foundation that works across all 17 Sustainable Development Goals. Our matching service connects persons with special needs and their families with the right service providers.',
  },
  quickLinks: {
    title: 'Quick Links',
    links: [screens.about, screens.services, screens.programs, screens.getInvolved, screens.contact],
  },
  services: {
    title: 'Services',
    items: [
      'Provider Matching',
      'Support Services',
      'Resource Directory',
      'Community Programs',
      'Advocacy Support',
    ],
  },
  contact: {
    title: 'Contact',
    address: foundation.address,
    links: [contacts.phone, contacts.email],
  },
  social: {
    label: 'Follow us',
    links: [
      { network: 'Facebook', href: 'https://facebook.example/weavinghope' },
      { network: 'Instagram', href: 'https://instagram.example/weavinghope' },
      { network: 'YouTube', href: 'https://youtube.example/weavinghope' },
    ],
  },
  legalLabel: 'Legal',
  legal: [
    { path: '/privacy', name: 'Privacy Policy' },
    { path: '/terms', name: 'Terms of Service' },
  ],
  licenses: 'Open-Source Licenses',
  copyright: `© 2024 ${foundation.name}. All rights reserved.`,
} as const;

/** Small words that several screens and the layout share. */
export const common = {
  documentTitle: `{screen} – ${foundation.name}`,
  notificationsLabel: 'Notifications',
  closeNotification: 'Close notification',
  loading: 'One moment, please…',
  required: 'required',
  requiredNote: 'Fields with an asterisk (*) are required.',
  errorSummaryTitle: 'Please check these fields',
  rated: 'Rated {rating} out of 5',
};

export const errorScreen = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on our end. You did nothing wrong, and nothing was sent.',
  home: 'Go back to Home',
};
