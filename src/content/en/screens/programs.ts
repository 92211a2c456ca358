import type { ActionCopy, Program } from '../../types';
import { reachUs } from '../page/reach-us';

export const programs = {
  banner: {
    title: 'Programs and Events',
    text: 'Learn something new, meet people, get ready for what comes next. Every program is free, and you are welcome to visit before you join.',
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
    items: [
      {
        id: 'peer-support',
        title: 'Peer Support Groups',
        category: { id: 'support', label: 'Support' },
        description: 'A circle of people who know what it is like. Talk, or just listen.',
        schedule: 'Tuesdays, 6:00 PM - 7:30 PM',
        location: 'Community Center, Room 2',
        ageGroup: 'Adults, 18+',
        features: [
          'Small groups of up to ten',
          'Led by a trained peer',
          'Join online if that is easier for you',
        ],
      },
      {
        id: 'workshops',
        title: 'Educational Workshops',
        category: { id: 'education', label: 'Education' },
        description: 'One topic, two hours, plain language: school plans, benefits or assistive technology.',
        schedule: 'First Saturday of the month, 10:00 AM - 12:00 PM',
        location: 'Riverside Library',
        ageGroup: 'All ages',
        features: ['Take-home notes in large print', 'Captions and sign language', 'Child care next door'],
      },
      {
        id: 'employment',
        title: 'Employment Support',
        category: { id: 'career', label: 'Career' },
        description: 'From “What am I good at?” to your first day at work and the months after.',
        schedule: 'Mondays and Thursdays, 1:00 PM - 4:00 PM',
        location: 'Foundation office',
        ageGroup: '16+',
        features: ['Your own job coach', 'Practice interviews', 'Trial days with local employers'],
      },
      {
        id: 'independent-living',
        title: 'Independent Living Skills',
        category: { id: 'life-skills', label: 'Life Skills' },
        description:
          'Cooking, getting around, money, living on your own. You learn by doing, at your own pace.',
        schedule: 'Wednesdays, 3:00 PM - 5:30 PM',
        location: 'Practice apartment, 19 Loom Street',
        ageGroup: '16+',
        features: [
          'A real kitchen to practice in',
          'Practice taking the bus and the train',
          'A plan you write yourself',
        ],
      },
      {
        id: 'family-network',
        title: 'Family Support Network',
        category: { id: 'family', label: 'Family' },
        description: 'Parents, grandparents, brothers and sisters help each other through the week.',
        schedule: 'Second and fourth Sunday each month, 2:00 PM - 5:00 PM',
        location: 'Riverside Park Pavilion',
        ageGroup: 'Whole families',
        features: [
          'A play corner with trained caregivers',
          'Other families to call on hard days',
          'Shared meals',
        ],
      },
      {
        id: 'community-integration',
        title: 'Community Integration',
        category: { id: 'social', label: 'Social' },
        description: 'Sports, choir, theater and trips. Everyone joins in, each in their own way.',
        schedule: 'Fridays, 5:00 PM - 8:00 PM',
        location: 'Places all over town',
        ageGroup: '10 and up',
        features: ['A buddy for your first few visits', 'Wheelchair-accessible places', 'Rides on request'],
      },
    ] satisfies Program[],
  },
  events: {
    title: 'Upcoming Events',
    reachUs: { ...reachUs, lead: 'To register for an event:' },
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
    over: 'This event is over',
    past: { one: 'Past event, {count}', other: 'Past events, {count}' },
    noneAhead: {
      text: 'No dates are set right now.',
      link: 'Most of our programs meet every week',
      reachUs: { ...reachUs, lead: 'To ask about the next dates:' },
    },
    empty: 'No events are planned right now. Ask us, and we will tell you what is coming up.',
  },
  callToAction: {
    title: 'Would you like to join us?',
    text: 'Come once and see how it feels. You can bring someone you trust.',
    actions: {
      register: {
        label: 'Register for Programs',
        say: 'I would like to register for a program.',
        topic: 'general',
      },
      ask: { label: 'Ask Questions', say: 'I have a question about your programs.', topic: 'general' },
    } satisfies Record<string, ActionCopy>,
    reachUs: { ...reachUs, lead: 'Talk with us:' },
  },
};
