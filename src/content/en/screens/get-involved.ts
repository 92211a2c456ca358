import type { ActionCopy, DonationTier, Partnership, VolunteerRole } from '../../types';
import { reachUs } from '../page/reach-us';

export const getInvolved = {
  banner: {
    title: 'Help Where You Can',
    text: 'Give your time, some money or a helping hand. Every bit of help counts.',
  },
  volunteer: {
    title: 'Volunteer With Us',
    text: 'You bring the time. We bring the training, someone to turn to, and good coffee.',
    action: {
      label: 'Apply Now',
      say: 'I would like to apply for this role: {title}.',
      topic: 'volunteer',
    } satisfies ActionCopy,
    commitmentLabel: 'Time',
    requirementsLabel: 'What you need',
    roles: [
      {
        id: 'peer-mentor',
        icon: 'people',
        title: 'Peer Mentor',
        text: 'Support someone who is going through what you have been through.',
        commitment: '4-6 hours/month',
        requirements: [
          'Know disability or caregiving from your own life',
          'Come to two evenings of training',
          'Stay for a year',
        ],
      },
      {
        id: 'event-support',
        icon: 'calendar',
        title: 'Event Support',
        text: 'Set up chairs, greet guests, pour coffee, take photos and help clean up.',
        commitment: 'Flexible',
        requirements: [
          'Be friendly and on time',
          'Be 16 or older',
          'Take part in a short safety talk that day',
        ],
      },
      {
        id: 'family-support',
        icon: 'home',
        title: 'Family Support',
        text: 'Give parents an afternoon off: play, cook or read with the children.',
        commitment: '8-10 hours/month',
        requirements: [
          'Give us two references',
          'Agree to a background check, which we pay for',
          'Take a first-aid course, which we offer',
        ],
      },
      {
        id: 'administrative',
        icon: 'briefcase',
        title: 'Administrative',
        text: 'Phones, letters, lists and supplies. It is quiet work that keeps everything running.',
        commitment: '4-8 hours/month',
        requirements: [
          'Know the basics of using a computer',
          'Keep information private',
          'Come the same day each week',
        ],
      },
    ] satisfies VolunteerRole[],
  },
  donate: {
    title: 'Make a Donation',
    text: 'See what your donation can do. This site does not take payments.',
    action: {
      label: 'Donate',
      say: 'I would like to donate {title}.',
      topic: 'donation',
    } satisfies ActionCopy,
    customAction: {
      label: 'Custom Amount',
      say: 'I would like to donate another amount.',
      topic: 'donation',
    } satisfies ActionCopy,
    tiers: [
      { id: 'ride', amount: '$25', text: 'A ride to therapy and back for one child.' },
      {
        id: 'evening-off',
        amount: '$50',
        text: 'An evening off for a parent, with a trained caregiver at home.',
      },
      {
        id: 'workshop-seat',
        amount: '$100',
        text: 'A seat in a workshop, with notes, captions and child care.',
      },
      {
        id: 'equipment-loan',
        amount: '$250',
        text: 'A wheelchair, walker or speech device on loan for six months.',
      },
    ] satisfies DonationTier[],
  },
  partner: {
    title: 'Partner With Us',
    text: 'For companies, providers and community groups that want to work with us.',
    types: [
      {
        id: 'provider',
        icon: 'handshake',
        title: 'Service Provider Partnership',
        text: 'Meet families who are looking for what you do.',
        benefitsLabel: 'What providers get',
        benefits: [
          'Referrals that match what you offer',
          'Less paperwork to get started',
          'A listing in our directory',
        ],
      },
      {
        id: 'sponsor',
        icon: 'building',
        title: 'Corporate Sponsorship',
        text: 'Put your name behind something people will remember.',
        benefitsLabel: 'What sponsors get',
        benefits: [
          'Clear reports on what your money has done',
          'Volunteer days for your team',
          'Disability inclusion training for your staff',
        ],
      },
      {
        id: 'community',
        icon: 'sprout',
        title: 'Community Organization',
        text: 'Share space, skills and volunteers with us.',
        benefitsLabel: 'What community organizations get',
        benefits: [
          'Joint events with shared costs',
          'A free accessibility check of your space',
          'Help from our network of volunteers',
        ],
      },
    ] satisfies Partnership[],
  },
  callToAction: {
    title: 'Ready When You Are',
    text: 'Start small. One afternoon is enough to see if volunteering is right for you.',
    actions: {
      volunteer: {
        label: 'Start Volunteering',
        say: 'I would like to start volunteering.',
        topic: 'volunteer',
      },
      contact: { label: 'Contact Us', say: 'I would like to help.', topic: 'general' },
    } satisfies Record<string, ActionCopy>,
    reachUs: { ...reachUs, lead: 'To start:' },
  },
};
