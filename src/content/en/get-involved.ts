import type { DonationTier, Partnership, VolunteerRole } from '../types';
import { foundation } from './foundation';

export const getInvolved = {
  banner: {
    title: 'Add your thread',
    text: 'Give an hour, a gift or a hand. Every thread makes the cloth stronger, and none is too thin.',
  },
  volunteer: {
    title: 'Volunteer With Us',
    text: 'You bring the time. We bring training, a contact person and good coffee.',
    hint: `To apply, call ${foundation.phone} or write to ${foundation.email}. You can also ask at our desk.`,
    action: 'Apply Now',
    commitmentLabel: 'Time',
    requirementsLabel: 'What you need',
    roles: [
      {
        icon: 'People',
        title: 'Peer Mentor',
        text: 'Walk beside someone on a road that you know yourself.',
        commitment: '4-6 hours/month',
        requirements: [
          'Your own experience of disability or care',
          'Two training evenings',
          'One year of your time',
        ],
      },
      {
        icon: 'Calendar',
        title: 'Event Support',
        text: 'Set up chairs, greet people, pour tea, take photos, fold it all away again.',
        commitment: 'Flexible',
        requirements: ['Friendly and on time', 'Age 16 or older', 'A short safety talk on the day'],
      },
      {
        icon: 'Home',
        title: 'Family Support',
        text: 'Give a family a free afternoon: play, cook, or read to the children.',
        commitment: '8-10 hours/month',
        requirements: [
          'Two references',
          'A background check, which we pay for',
          'First-aid course, which we offer',
        ],
      },
      {
        icon: 'Briefcase',
        title: 'Administrative',
        text: 'Phones, letters, lists and tidy shelves. Quiet work that keeps everything going.',
        commitment: '4-8 hours/month',
        requirements: ['Basic computer skills', 'Care with private facts', 'A fixed day each week'],
      },
    ] as const satisfies readonly VolunteerRole[],
  },
  donate: {
    title: 'Make a Donation',
    text: 'What your gift can do, from the first stitch to a whole blanket.',
    hint: `To donate, call ${foundation.phone} or come to our desk. This site takes no payments.`,
    action: 'Donate',
    customAction: 'Custom Amount',
    tiers: [
      { amount: '$25', text: 'A ride to the therapist and back for one child.' },
      { amount: '$50', text: 'An evening off for a parent, with a trained carer at home.' },
      { amount: '$100', text: 'A workshop seat with notes, captions and child care.' },
      { amount: '$250', text: 'A wheelchair, walker or speech device on loan for half a year.' },
    ] as const satisfies readonly DonationTier[],
  },
  partner: {
    title: 'Partner With Us',
    text: 'For companies, providers and groups who want to pull on the same rope.',
    benefitsLabel: (partnership: string) => `What ${partnership} gives you`,
    types: [
      {
        icon: 'Handshake',
        title: 'Service Provider Partnership',
        text: 'Meet the families you trained for.',
        benefits: [
          'Matches that fit what you offer',
          'Less paperwork at the start',
          'A place in our directory',
        ],
      },
      {
        icon: 'Building',
        title: 'Corporate Sponsorship',
        text: 'Put your name to something people remember.',
        benefits: [
          'Clear reports on what your money did',
          'Volunteer days for your team',
          'Access training for staff',
        ],
      },
      {
        icon: 'Sprout',
        title: 'Community Organization',
        text: 'Share rooms, skills and people with us.',
        benefits: [
          'Joint events and shared costs',
          'Free access check of your rooms',
          'Our network of volunteers',
        ],
      },
    ] as const satisfies readonly Partnership[],
  },
  callToAction: {
    title: 'Ready when you are',
    text: 'Start small. One afternoon is enough to see if it is for you.',
    actions: { volunteer: 'Start Volunteering', contact: 'Contact Us' },
    hint: `Call ${foundation.phone} or write to ${foundation.email}. A person will answer.`,
  },
};
