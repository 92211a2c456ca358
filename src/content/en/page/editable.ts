import { foundation } from '../../foundation';
import { sampleFoundation } from '../../sample-foundation';
import type { HomeContent } from '../../types';
import { sampleServices } from './sample-services';

/** The heading of a hero whose title was left blank. */
export const heroTitleFallback = foundation.name;

/** The sample content that a reload brings back (specification, sections 3 and 4). */
export const sampleContent: HomeContent = {
  foundation: {
    ...sampleFoundation,
    about:
      'A non-profit foundation that works across all 17 Sustainable Development Goals. Our matching service connects people with special needs and their families with the right service providers.',
    entrance: 'You can get in with a wheelchair. The bus stop is across the street, two minutes away.',
    hoursText: ['Mon-Fri 8:00 AM-6:00 PM', 'Sat 9:00 AM-4:00 PM', 'Sun closed'],
  },
  hero: {
    title: 'Weaving Hope, Changing Lives',
    subtitle:
      'Families, caregivers and people with special needs find the right help here. We want no one to be left out.',
    image: 'weave.svg',
  },
  services: sampleServices,
  testimonials: [
    {
      id: 1,
      name: 'Maria S.',
      role: 'Mother of Leo, age 7',
      content:
        'We had been on three waiting lists for a year. Two weeks after our first call, Leo had a speech therapist who gets his jokes.',
      rating: 5,
    },
    {
      id: 2,
      name: 'Daniel O.',
      role: 'Brother and caregiver',
      content: 'They asked my brother what he wanted instead of asking me. No one had done that before.',
      rating: 5,
    },
    {
      id: 3,
      name: 'Amina K.',
      role: 'Works at a library',
      content: 'My parents and I practiced the bus ride together. Now I take the bus to work on my own.',
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
        'Our office is usually closed on Sundays, but it opens for this one day. Come for warm soup, a tour, and time to ask us anything. The quiet room is open the whole time.',
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
        'Bring your questions about school and benefits. Together, we plan your next three months, step by step.',
    },
  ],
};
