import type { Service } from '../../types';

/** The sample services, without what they include: Home does not show that (../screens/sample-content.ts). */
export const sampleServices: readonly [Service, Service, Service, Service] = [
  {
    id: 1,
    title: 'Provider Matching',
    description:
      'Tell us what your days look like. We look for therapists, schools and caregivers who are right for you, and we can join your first call if you like.',
    icon: 'handshake',
  },
  {
    id: 2,
    title: 'Support Services',
    description:
      'A caregiver for the evening, a ride, a wheelchair to borrow: the things that get you through the week.',
    icon: 'hands',
  },
  {
    id: 3,
    title: 'Resource Directory',
    description: 'Rights, benefits and forms, explained in plain language.',
    icon: 'book',
  },
  {
    id: 4,
    title: 'Community Programs',
    description: 'Groups, workshops and outings where no one has to explain themselves first.',
    icon: 'people',
  },
];
