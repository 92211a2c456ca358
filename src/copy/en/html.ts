import type { navigation } from '@/copy/screen-paths';

type Descriptions = Readonly<Record<Exclude<(typeof navigation)[number], 'home'>, string>>;

/** The description of each screen but Home, and what a page says if its scripts do not run. Not fetched by browsers. */
export const html = {
  /** The title of a window whose content file is still being read. */
  opening: 'One moment…',
  descriptions: {
    about: 'Who we are, what we work on, and how we work.',
    services:
      'Our services for people with special needs and their families, how to start, and three questions to find what fits.',
    programs: 'Our programs with their times and places, and our community events.',
    getInvolved: 'Volunteer with us, donate, or become a partner.',
    contact: 'Help in a crisis, our phone number, our address and hours, and a form to write to us.',
  } satisfies Descriptions,
  /** The picture that services show beside a link to a page (`npm run icons`). */
  preview: {
    headline: 'Help for people with special needs and their families',
    description:
      '“Help for people with special needs and their families” above seventeen colored threads that become one cloth.',
  },
  scriptsOff: {
    text: 'Most buttons on this page do not work, because part of it is off or did not load. You can still call or write to us:',
    phone: 'Phone',
    crisisLine: 'Crisis line',
    textLine: 'Text messages',
    email: 'E-mail',
    reload: 'Reload this page',
  },
};
