import type { Facts } from '@/content/facts';
import type { ActionCopy } from '../../types';
import { reachUs } from '../shared/reach-us';

export const programs = (facts: Facts) => ({
  banner: {
    title: 'Programs and Events',
    text: 'Learn something new, meet people, and get ready for what comes next. Ask us what a program costs, and whether you can visit before you join.',
  },
  list: {
    title: 'Our Programs',
    action: {
      label: 'Learn More',
      say: 'I would like to know more about {title}.',
      topic: 'general',
    } satisfies ActionCopy,
    labels: { category: 'Category', schedule: 'When', location: 'Where', ageGroup: 'Ages' },
    featuresLabel: 'Highlights of {program}',
    /** The categories with a color of their own; staff may write others. */
    categories: {
      support: 'Support',
      education: 'Education',
      career: 'Career',
      'life-skills': 'Life Skills',
      family: 'Family',
      social: 'Social',
    },
    empty: 'No programs are listed right now. Ask us what is planned.',
  },
  events: {
    title: 'Upcoming Events',
    /** Names the button that leads to them, also while none lies ahead. */
    link: 'Events',
    reachUs: { ...reachUs(facts), lead: 'To register for an event:' },
    action: {
      label: 'Register Now',
      say: 'I would like to register for {title}.',
      topic: 'general',
    } satisfies ActionCopy,
    labels: { location: 'Where' },
    calendar: {
      text: 'Add to Calendar',
      label: 'Add to Calendar: {title}',
      saved: { title: 'Calendar File Saved', description: 'Open it to add the event to your calendar.' },
    },
    over: {
      text: 'This event is over',
      action: {
        label: 'Register Now',
        say: 'I missed {title}. Will there be another date?',
        topic: 'general',
        answer: 'This event is over. Ask us about the next one.',
      } satisfies ActionCopy,
    },
    past: { one: 'Past event, {count}', other: 'Past events, {count}' },
    noneAhead: {
      text: 'No dates are set right now.',
      link: 'See our programs',
      reachUs: { ...reachUs(facts), lead: 'To ask about the next dates:' },
    },
    empty: 'No events are listed right now. Ask us what is planned.',
  },
  callToAction: {
    title: 'Would you like to join us?',
    text: 'Ask us anything before you decide. You can bring someone you trust.',
    actions: {
      register: {
        label: 'Register for Programs',
        say: 'I would like to register for a program.',
        topic: 'general',
      },
      ask: { label: 'Ask Questions', say: 'I have a question about your programs.', topic: 'general' },
    } satisfies Record<string, ActionCopy>,
    reachUs: { ...reachUs(facts), lead: 'Talk to us:' },
  },
});
