import type { Facts } from '@/content/facts';
import { footer, screenNames } from '../../shared/site';

export const easyLayout = (facts: Facts) => ({
  screenNames: {
    ...screenNames,
    about: 'About us',
    services: 'Get help',
    programs: 'Programs',
    getInvolved: 'Give help',
    contact: 'Talk to us',
  },
  footer: {
    ...footer(facts),
    about: {
      ...footer(facts).about,
      text: 'We help you and your family.',
    },
    quickLinks: { title: 'All pages' },
    services: { title: 'How we help' },
    contact: { title: 'Talk to us', hoursLabel: 'When we are open' },
    legal: { privacy: 'Your data', terms: 'Rules for this site' },
    licenses: 'Who made this program',
  },
});
