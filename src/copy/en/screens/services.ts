import type { Facts } from '@/content/facts';
import type { ActionCopy } from '../../types';
import { reachUs } from '../shared/reach-us';

export const services = (facts: Facts) => ({
  banner: {
    title: 'Services That Fit Your Life',
    text: 'You know your life best. We know who can help, and how to ask. Together, we look for the right match.',
  },
  /** Replaces the finder if scripts do not run. */
  finderByPhone:
    'The questions do not work in this browser. Call or write to us, and we will go through them with you:',
  list: {
    title: 'How We Help',
    empty: 'No services are listed right now. Ask us what we can do.',
    featuresLabel: 'Included in {service}',
  },
  process: {
    title: 'Our Process',
  },
  support: {
    title: 'Types of Support',
    text: 'We do some of this ourselves, and find a provider for the rest. Who is it for?',
    tabsLabel: 'Who the support is for',
  },
  callToAction: {
    title: 'Not sure where to start?',
    text: 'Many people feel that way. Call or write, and we will figure it out together.',
    actions: {
      call: { label: 'Call Us Today', say: 'I am not sure where to start.', topic: 'support' },
      request: {
        label: 'Request Information',
        say: 'I would like information about your services.',
        topic: 'general',
      },
    } satisfies Record<string, ActionCopy>,
    reachUs: { ...reachUs(facts), lead: 'Talk to us:', email: facts.contacts.supportEmail },
  },
});
