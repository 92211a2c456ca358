import type { Facts } from '@/content/facts';
import { dropMissing } from '@/lib/drop-missing';
import type { ActionCopy } from '../../types';
import { reachUs } from './reach-us';

/** A claimed figure. Its value is a literal, never formatted. */
export interface Figure {
  id: 'goals' | 'lives' | 'communities' | 'volunteers';
  value: string;
  label: string;
}

export const home = (facts: Facts) => ({
  heroActions: {
    support: { label: 'Get Support Today', say: 'I am looking for support.', topic: 'support' },
    story: { label: 'Watch Our Story', say: 'I would like to hear your story.', topic: 'general' },
  } satisfies Record<string, ActionCopy>,
  figuresLabel: 'Our work by the numbers',
  figures: dropMissing<Figure>([
    { id: 'goals', value: '17', label: 'goals we work toward' },
    facts.lives && { id: 'lives', value: facts.lives, label: 'lives impacted' },
    facts.communities && { id: 'communities', value: facts.communities, label: 'communities' },
    facts.volunteers && { id: 'volunteers', value: facts.volunteers, label: 'active volunteers' },
  ]),
  mission: {
    title: 'Our Mission',
    action: {
      label: 'Learn More About Us',
      say: 'I would like to know more about the foundation.',
      topic: 'general',
    } satisfies ActionCopy,
  },
  services: {
    title: 'How We Help',
    finderLink: 'Not sure? Answer three questions',
    /** How many of the services Home shows. */
    shown: 4,
    empty: 'No services are listed right now. Ask us what we can do.',
  },
  start: {
    title: 'Ready to Get Started',
    text: 'Find a service, or offer one. Either way, the next step is a conversation.',
    actions: {
      find: { label: 'Find Services', say: 'I am looking for a service.', topic: 'support' },
      provide: { label: 'Become a Provider', say: 'I would like to become a provider.', topic: 'provider' },
    } satisfies Record<string, ActionCopy>,
    reachUs: { ...reachUs(facts), lead: 'Talk to us:' },
  },
  testimonials: {
    title: 'What Families Say',
    quote: '“{content}”',
    empty: 'There are no stories here right now. Ask us how we can help you.',
  },
});
