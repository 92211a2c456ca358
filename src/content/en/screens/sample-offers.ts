import type { Gift, Partnership, SupportType, VolunteerRole } from '../../types';

// What a foundation offers and asks for, as samples.

export const sampleRoles: readonly VolunteerRole[] = [
  {
    id: 1,
    icon: 'people',
    title: 'Peer Mentor',
    description: 'Support someone who is going through what you have been through.',
    commitment: '4-6 hours/month',
    requirements: [
      'Know disability or caregiving from your own life',
      'Come to two evenings of training',
      'Stay for a year',
    ],
  },
  {
    id: 2,
    icon: 'calendar',
    title: 'Event Support',
    description: 'Set up chairs, greet guests, pour coffee, take photos and help clean up.',
    commitment: 'Flexible',
    requirements: ['Be friendly and on time', 'Be 16 or older', 'Take part in a short safety talk that day'],
  },
  {
    id: 3,
    icon: 'home',
    title: 'Family Support',
    description: 'Give parents an afternoon off: play, cook or read with the children.',
    commitment: '8-10 hours/month',
    requirements: [
      'Give us two references',
      'Agree to a background check, which we pay for',
      'Take a first-aid course, which we offer',
    ],
  },
  {
    id: 4,
    icon: 'briefcase',
    title: 'Administrative',
    description: 'Phones, letters, lists and supplies. It is quiet work that keeps everything running.',
    commitment: '4-8 hours/month',
    requirements: [
      'Know the basics of using a computer',
      'Keep information private',
      'Come the same day each week',
    ],
  },
];

export const sampleGifts: readonly Gift[] = [
  { id: 1, amount: '$25', description: 'A ride to therapy and back for one child.' },
  {
    id: 2,
    amount: '$50',
    description: 'An evening off for a parent, with a trained caregiver at home.',
  },
  {
    id: 3,
    amount: '$100',
    description: 'A seat in a workshop, with notes, captions and child care.',
  },
  {
    id: 4,
    amount: '$250',
    description: 'A wheelchair, walker or speech device on loan for six months.',
  },
];

export const samplePartnerships: readonly Partnership[] = [
  {
    id: 1,
    icon: 'handshake',
    title: 'Service Provider Partnership',
    description: 'Meet families who are looking for what you do.',
    benefits: [
      'Referrals that match what you offer',
      'Less paperwork to get started',
      'A listing in our directory',
    ],
  },
  {
    id: 2,
    icon: 'building',
    title: 'Corporate Sponsorship',
    description: 'Put your name behind something people will remember.',
    benefits: [
      'Clear reports on what your money has done',
      'Volunteer days for your team',
      'Disability inclusion training for your staff',
    ],
  },
  {
    id: 3,
    icon: 'sprout',
    title: 'Community Organization',
    description: 'Share space, skills and volunteers with us.',
    benefits: [
      'Joint events with shared costs',
      'A free accessibility check of your space',
      'Help from our network of volunteers',
    ],
  },
];

export const sampleSupport: readonly SupportType[] = [
  {
    id: 1,
    title: 'Individual',
    description: 'For one person, built around their own goals.',
    features: [
      'Speech, occupational and physical therapy',
      'A personal assistant at school or at work',
      'Coaching for daily life, from cooking to money',
      'Help finding and keeping a job',
      'Counseling with someone who takes the time to listen',
    ],
  },
  {
    id: 2,
    title: 'Family',
    description: 'For everyone at home, because caregiving is a team effort.',
    features: [
      'Respite care, so that you can sleep or go out',
      'Training for parents and grandparents',
      'A group for brothers and sisters',
      'Family counseling, in person or by video call',
      'Help with benefits, letters and appeals',
    ],
  },
  {
    id: 3,
    title: 'Community',
    description: 'For schools, clubs, companies and neighborhoods.',
    features: [
      'Accessibility checks of buildings and websites',
      'Workshops on living and working together',
      'Training for teachers and coaches',
      'Accessible sports and arts clubs',
      'Peer networks run by people with disabilities',
    ],
  },
];
