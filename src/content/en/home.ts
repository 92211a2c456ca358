import type { Figure } from '../types';
import { foundation } from './foundation';

export const home = {
  heroActions: { support: 'Get Support Today', story: 'Watch Our Story' },
  heroHint: `To get support, call ${foundation.phone} or ask at our desk. We tell our story there, too.`,
  figuresLabel: 'Our work in figures',
  figures: [
    { value: '17', label: 'goals we work for' },
    { value: '1000+', label: 'lives impacted' },
    { value: '50+', label: 'communities' },
    { value: '100+', label: 'active volunteers' },
  ] as const satisfies readonly Figure[],
  mission: {
    title: 'Our Mission',
    text: 'Help should not depend on who you happen to know. We connect persons with special needs and their families to service providers, and we make the path short, clear and kind.',
    points: [
      'Connect families with qualified providers',
      'Reduce wait times and barriers to care',
      'Build stronger, more inclusive communities',
    ],
    action: 'Learn More About Us',
    hint: `Read the About page, or call ${foundation.phone} to hear more.`,
  },
  services: {
    title: 'How We Help',
    text: 'Four ways to bring the right people to your side.',
    /** How many of the services Home shows. */
    shown: 4,
    empty: `Our list of services is being updated. Call ${foundation.phone} and we will tell you how we can help today.`,
  },
  start: {
    title: 'Ready to Get Started?',
    text: 'Find a service, or offer one. Either way, the next step is a talk with a person.',
    actions: { find: 'Find Services', provide: 'Become a Provider' },
    hint: `Call ${foundation.phone}, write to ${foundation.email}, or ask at our desk.`,
  },
  testimonials: {
    title: 'What Families Say',
    empty: 'New voices are on their way. Ask at our desk to talk with a family we have helped.',
  },
};
