import { footer, screenNames } from '../../page/site';

/** The menu and the footer in plain language. */
export const easyLayout = {
  screenNames: {
    ...screenNames,
    about: 'About us',
    services: 'Get help',
    programs: 'Programs and events',
    getInvolved: 'Give help',
    contact: 'Talk to us',
  },
  footer: {
    ...footer,
    about: {
      ...footer.about,
      text: 'We help people with special needs and their families. We find the right people to help them.',
    },
    quickLinks: { title: 'All pages' },
    services: {
      title: 'How we help',
      items: [
        'We find the right help for you.',
        'We help with daily life.',
        'We explain forms and rights.',
        'We have groups and trips.',
        'We speak up for you.',
      ],
    },
    contact: { title: 'Talk to us', hoursLabel: 'When we are open' },
    legal: { privacy: 'Your data', terms: 'Rules for this site' },
    licenses: 'Who made the software',
  },
};
