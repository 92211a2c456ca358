import type { Facts } from '@/content/facts';
import type { ActionCopy } from '../../types';
import { reachUs } from '../shared/reach-us';

export const getInvolved = (facts: Facts) => ({
  banner: {
    title: 'Help Where You Can',
    text: 'Give your time, a skill or money. Every bit helps.',
  },
  volunteer: {
    title: 'Volunteer With Us',
    text: 'You bring the time. We show you what to do, and you can ask us anything.',
    action: {
      label: 'Apply Now',
      say: 'I would like to apply for this role: {title}.',
      topic: 'volunteer',
    } satisfies ActionCopy,
    commitmentLabel: 'Time',
    requirementsLabel: 'What it takes',
    empty: 'Tell us what you like to do, and we will look for a role with you.',
  },
  donate: {
    title: 'Make a Donation',
    text: 'See what your donation can do. In the pictures, each row of cloth stands for $25. To give, call or write to us.',
    action: {
      label: 'Donate',
      say: 'I would like to donate {title}.',
      topic: 'donation',
    } satisfies ActionCopy,
    gift: 'A donation of {amount}',
    customTitle: 'Any Amount',
    customAction: {
      label: 'Custom Amount',
      say: 'I would like to choose how much I donate.',
      topic: 'donation',
    } satisfies ActionCopy,
    empty: 'Every donation helps. This site does not take payments.',
  },
  partner: {
    title: 'Partner With Us',
    text: 'For companies, providers and community groups that want to work with us.',
    benefitsLabel: '{title}: what you get',
    empty: 'Tell us what you have in mind, and we will make a plan with you.',
  },
  callToAction: {
    title: 'Ready When You Are',
    text: 'Start small, and see if volunteering is right for you.',
    actions: {
      volunteer: {
        label: 'Start Volunteering',
        say: 'I would like to start volunteering.',
        topic: 'volunteer',
      },
      contact: { label: 'Contact Us', say: 'I would like to help.', topic: 'general' },
    } satisfies Record<string, ActionCopy>,
    reachUs: { ...reachUs(facts), lead: 'To start:' },
  },
});
