import type { Program } from '../types';
import { contacts } from './foundation';

export const programs = {
  banner: {
    title: 'Programs and events',
    text: 'Learn something new, meet people, get ready for what comes next. Every program is free, and you are welcome to come and look first.',
  },
  list: {
    title: 'Our Programs',
    hint: `To learn more about a program, call ${contacts.phone.text} or ask at our front desk.`,
    action: 'Learn More',
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
          'Cooking, getting around, money, a home of your own. You learn by doing, at your own pace.',
        schedule: 'Wednesdays, 3:00 PM - 5:30 PM',
        location: 'Training apartment, 19 Loom Street',
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
        features: ['A buddy for your first few visits', 'Step-free places only', 'Rides on request'],
      },
    ] as const satisfies readonly Program[],
  },
  events: {
    title: 'Upcoming Events',
    hint: `To register for an event, call ${contacts.phone.text} or write to ${contacts.email.text}.`,
    action: 'Register Now',
    labels: { location: 'Where' },
    empty: `No events are planned right now. Call ${contacts.phone.text} to hear what is coming up.`,
  },
  callToAction: {
    title: 'Would you like to join us?',
    text: 'Come once and see how it feels. You can bring someone you trust.',
    actions: { register: 'Register for Programs', ask: 'Ask Questions' },
    hint: `Call ${contacts.phone.text}, write to ${contacts.email.text}, or ask at our front desk.`,
  },
};
