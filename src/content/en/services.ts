import type { Heading } from '../types';
import { foundation } from './foundation';

export const services = {
  banner: {
    title: 'Services that fit your life',
    text: 'You know your family best. We know who can help, who has room, and how to ask. Together we find the match.',
  },
  list: {
    title: 'How We Help',
    empty: `Our list of services is being updated. Call ${foundation.phone} and we will tell you how we can help today.`,
    featuresLabel: (service: string) => `What ${service} includes`,
  },
  process: {
    title: 'Our Process',
    text: 'Four steps, at your speed. You can stop or change your mind at any of them.',
    steps: [
      {
        title: 'Initial Contact',
        text: 'Call, write or walk in. A person answers and listens. You need no papers.',
      },
      {
        title: 'Needs Assessment',
        text: 'We talk about what is hard, what works and what you hope for. It takes about an hour.',
      },
      {
        title: 'Provider Matching',
        text: 'We suggest two or three providers who fit and have room. You choose.',
      },
      {
        title: 'Connection & Support',
        text: 'We make the first appointment with you, and we call after a month to ask how it goes.',
      },
    ] as const satisfies readonly Heading[],
  },
  support: {
    title: 'Types of Support',
    text: 'Choose who the support is for.',
    tabsLabel: 'Who the support is for',
    tabs: [
      {
        value: 'individual',
        label: 'Individual',
        text: 'For one person, shaped around their own goals.',
        services: [
          'Speech, occupational and physical therapy',
          'A personal assistant at school or at work',
          'Coaching for daily life, from cooking to money',
          'Help to find and keep a job',
          'Counselling with someone who has time',
        ],
      },
      {
        value: 'family',
        label: 'Family',
        text: 'For everybody at home, because care is a team effort.',
        services: [
          'Respite care, so that you can sleep or go out',
          'Training for parents and grandparents',
          'A group for brothers and sisters',
          'Family counselling, also by video call',
          'Help with benefits, letters and appeals',
        ],
      },
      {
        value: 'community',
        label: 'Community',
        text: 'For schools, clubs, companies and neighbourhoods.',
        services: [
          'Access checks of buildings and websites',
          'Workshops about living and working together',
          'Training for teachers and coaches',
          'Accessible sports and arts clubs',
          'Peer networks run by disabled people',
        ],
      },
    ] as const,
  },
  callToAction: {
    title: 'Not sure where to start?',
    text: 'That is the most common question we hear, and a good one. Start with a call.',
    actions: { call: 'Call Us Today', request: 'Request Information' },
    hint: `Call ${foundation.phone} or write to ${foundation.supportEmail}. We also sit at the desk in our office.`,
  },
};
