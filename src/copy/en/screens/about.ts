import type { Facts } from '@/content/facts';
import { dropMissing } from '@/lib/drop-missing';
import { offeredContactWays } from '../../offered-contact-ways';

export const about = (facts: Facts) => ({
  banner: {
    title: `About ${facts.name}`,
    text: 'Many threads, one fabric. We work with families, neighbors, schools and companies so that everyone has a place.',
  },
  mission: {
    title: 'Our Mission',
  },
  focus: {
    title: 'Key Focus Areas',
  },
  goals: {
    title: 'UN SDG Alignment',
    text: 'The United Nations (UN) set 17 Sustainable Development Goals (SDGs) to reach by 2030.',
    badge: 'Goal',
    disclaimer: 'We made these badges ourselves. The United Nations does not endorse this site.',
  },
  approach: {
    title: 'Our Approach',
  },
  collaborate: {
    title: 'Let’s Collaborate',
    text: 'Do you have an idea, a room, a skill or an hour to share? We would love to hear from you.',
    ways: offeredContactWays([
      {
        id: 'email',
        label: 'E-mail',
        lines: [facts.contacts.email],
      },
      {
        id: 'phone',
        label: 'Phone',
        lines: [facts.contacts.phone],
      },
      { id: 'instagram', label: 'Instagram', lines: dropMissing([facts.instagram]) },
    ]),
  },
});
