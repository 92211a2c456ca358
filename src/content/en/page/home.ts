import { screenPaths } from '../../screen-paths';
import type { Figure } from '../../types';
import { reachUs } from './reach-us';

export const home = {
  heroActions: { support: 'Get Support Today', story: 'Watch Our Story' },
  heroReachUs: { ...reachUs, lead: 'To get support, or hear our story:' },
  figuresLabel: 'Our work in figures',
  figures: [
    { id: 'goals', value: '17', label: 'goals we work toward' },
    { id: 'lives', value: '1000+', label: 'lives impacted' },
    { id: 'communities', value: '50+', label: 'communities' },
    { id: 'volunteers', value: '100+', label: 'active volunteers' },
  ] satisfies Figure[],
  mission: {
    title: 'Our Mission',
    text: 'Getting help should not depend on who you know. We connect people with special needs and their families with service providers, and we keep the path short, clear and kind.',
    points: [
      'Connect families with qualified providers',
      'Reduce wait times and barriers to care',
      'Build stronger, more inclusive communities',
    ],
    action: 'Learn More About Us',
    reachUs: {
      ...reachUs,
      lead: 'Ask us, or read more first:',
      link: { text: 'Read about us', path: screenPaths.about },
    },
  },
  services: {
    title: 'How We Help',
    text: 'We bring the right people to your side.',
    finderLink: 'Not sure? Answer three questions',
    /** How many of the services Home shows. */
    shown: 4,
    empty: 'Our list of services is being updated. Ask us, and we will tell you how we can help today.',
  },
  start: {
    title: 'Ready to Get Started',
    text: 'Find a service, or offer one. Either way, the next step is a conversation.',
    actions: { find: 'Find Services', provide: 'Become a Provider' },
    reachUs: {
      ...reachUs,
      link: { text: 'See all services', path: screenPaths.services },
    },
  },
  testimonials: {
    title: 'What Families Say',
    quote: '“{content}”',
    empty:
      'New stories are on the way. Ask at our front desk if you would like to talk with a family we have helped.',
  },
};
