import type { EditableContent } from '../types';
import { foundation } from './foundation';

/** The heading of a hero whose title was left blank. */
export const heroTitleFallback = foundation.name;

/** The sample content that a reload brings back (specification, sections 3 and 4). */
export const sampleContent: EditableContent = {
  hero: {
    title: 'Weaving Hope, Changing Lives',
    subtitle:
      'Families, caregivers and people with special needs meet the helpers they are looking for. One thread at a time, nobody is left loose.',
    image: 'weave.svg',
  },
  services: [
    {
      id: 1,
      title: 'Provider Matching',
      description:
        'Tell us what the day looks like. We find therapists, schools and carers who fit, and sit in on the first call if you wish.',
      icon: 'Handshake',
      features: [
        'A first talk of 30 minutes, in person or by phone',
        'Two or three providers who have room now',
        'Help with the first visit',
        'A check after one month: does it fit?',
      ],
    },
    {
      id: 2,
      title: 'Support Services',
      description:
        'A carer for an evening, a ride, a wheelchair on loan: the things that make the week possible.',
      icon: 'Hands',
      features: [
        'Trained carers, so that parents can rest',
        'Rides to doctors, school and work',
        'Equipment on loan, free for six months',
        'Somebody to talk to, on good days and bad',
      ],
    },
    {
      id: 3,
      title: 'Resource Directory',
      description: 'Rights, benefits and forms, explained in plain words.',
      icon: 'Book',
      features: [
        'More than one format: large print, audio, easy words',
        'Help to fill in forms, line by line',
        'A list of services near you, checked often',
        'Answers about school, work, money and the law',
      ],
    },
    {
      id: 4,
      title: 'Community Programs',
      description: 'Groups, workshops and outings where nobody has to explain themselves first.',
      icon: 'People',
      features: [
        'Places without steps, and with a quiet room',
        'Sign language when you ask a week ahead',
        'Brothers, sisters and friends are welcome',
        'No fee, no long form',
      ],
    },
  ],
  testimonials: [
    {
      id: 1,
      name: 'Maria S.',
      role: 'Mother of Leo, 7',
      content:
        'We had been on three waiting lists for a year. Two weeks after the first call, Leo had a speech therapist who gets his jokes.',
      rating: 5,
    },
    {
      id: 2,
      name: 'Daniel O.',
      role: 'Brother and carer',
      content: 'They asked my brother what he wanted, not me. That was new.',
      rating: 5,
    },
    {
      id: 3,
      name: 'Dr. Amina K.',
      role: 'Occupational therapist',
      content: 'As a provider I finally meet the families I trained for.',
      rating: 5,
    },
  ],
  events: [
    {
      id: 1,
      title: 'Winter Open House',
      date: '2024-12-15',
      time: '10:00 AM - 2:00 PM',
      location: 'Foundation office, 17 Loom Street',
      description:
        'Warm soup, a tour of the rooms, and time to ask us anything. The quiet room is open all day.',
    },
    {
      id: 2,
      title: 'Sensory-Friendly Music Hour',
      date: '2024-12-20',
      time: '3:00 PM - 4:00 PM',
      location: 'Riverside Library, ground floor',
      description: 'Soft lights, low sound and room to move. Clap, hum, dance or just listen.',
    },
    {
      id: 3,
      title: 'New Year Planning Evening for Families',
      date: '2025-01-05',
      time: '6:00 PM - 8:00 PM',
      location: 'Community Center, Room 4',
      description:
        'Bring your questions about school and benefits. We plan the next three months with you, step by step.',
    },
  ],
};
