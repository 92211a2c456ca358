import { withoutMissing } from '@/lib/without-missing';
import type { Facts } from '../../facts';
import type { IconId } from '../../icons';
import type { FocusArea, Heading } from '../../types';
import { waysOf } from '../../ways-of';

export const about = (facts: Facts) => ({
  banner: {
    title: `About ${facts.name}`,
    text: 'Many threads, one fabric. We work with families, neighbors, schools and companies so that everyone has a place.',
  },
  mission: {
    title: 'Our Mission',
    paragraphs: [
      'We connect people with special needs and their families with people who can help. They may be therapists, teachers, caregivers, employers or neighbors.',
      'We also work on what every life depends on: clean water, good schools, fair work and safe homes. That is why our work touches all 17 Sustainable Development Goals.',
      'We listen first. Then we act, and later we ask how things are going.',
    ],
  },
  focus: {
    title: 'Key Focus Areas',
    text: 'We work in eight areas.',
    areas: [
      {
        id: 'hygiene',
        icon: 'sparkles',
        title: 'Cleanliness and Hygiene',
        text: 'Clean hands, clean bathrooms, clean streets: good habits at school and at home.',
      },
      {
        id: 'education',
        icon: 'book',
        title: 'Education and Digital Literacy',
        text: 'Help with reading, learning at your own pace, and first steps on a phone or computer.',
      },
      {
        id: 'environment',
        icon: 'leaf',
        title: 'Environment and Sustainability',
        text: 'Gardens that everyone can use, things that last longer, and less trash on our streets.',
      },
      {
        id: 'youth',
        icon: 'megaphone',
        title: 'Youth and Community Mobilization',
        text: 'Young people plan a project, lead it, and see it change their neighborhood.',
      },
      {
        id: 'health',
        icon: 'heart',
        title: 'Health and Well-being',
        text: 'Care close to home, time to rest, and someone to talk to before it all gets to be too much.',
      },
      {
        id: 'women',
        icon: 'flower',
        title: 'Women Empowerment',
        text: 'Skills, fair work and a circle of support, so that women can earn, lead and decide for themselves.',
      },
      {
        id: 'disaster',
        icon: 'lifebuoy',
        title: 'Disaster Preparedness and Relief',
        text: 'Emergency plans that include wheelchairs, medicine and quiet rooms, made before the storm comes.',
      },
      {
        id: 'communication',
        icon: 'people',
        title: 'Behavioural Change Communication',
        text: 'Plays, songs and honest conversations that help people trade an old habit for a better one.',
      },
    ] satisfies FocusArea[],
  },
  goals: {
    title: 'UN SDG Alignment',
    text: 'The United Nations (UN) set 17 Sustainable Development Goals (SDGs) to reach by 2030. We work toward all of them.',
    badge: 'Goal',
    disclaimer: 'We made these badges ourselves. The United Nations does not endorse this site.',
  },
  approach: {
    title: 'Our Approach',
    points: [
      {
        icon: 'people',
        title: 'Grassroots-driven, people-first model',
        text: 'Every project starts with the people it is for. They decide, and we help make it happen.',
      },
      {
        icon: 'hands',
        title: 'Holistic awareness plus hands-on action',
        text: 'We explain why it matters, and then we roll up our sleeves together.',
      },
      {
        icon: 'search',
        title: 'Transparency and measurable impact',
        text: 'We keep track of what we do, show what it costs, and say so when something did not work.',
      },
      {
        icon: 'handshake',
        title: 'Collaborative partnerships with CSR, government and civil society',
        text: 'Corporate social responsibility (CSR) teams, government offices and local groups work side by side with us.',
      },
    ] satisfies (Heading & { icon: IconId })[],
  },
  collaborate: {
    title: 'Let’s Collaborate',
    text: 'Do you have an idea, a room, a skill or an hour to share? We would love to hear from you.',
    ways: waysOf([
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
      { id: 'instagram', label: 'Instagram', lines: withoutMissing<string>([facts.instagramName]) },
    ]),
  },
});
