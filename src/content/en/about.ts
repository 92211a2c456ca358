import type { ContactWay, Heading, IconCard } from '../types';
import { emailLine, foundation, phoneLine } from './foundation';

export const about = {
  banner: {
    title: 'About Weaving Hope',
    text: 'Many threads, one cloth. We work with families, neighbours, schools and companies so that everybody has a place in it.',
  },
  mission: {
    title: 'Our Mission',
    paragraphs: [
      'We connect persons with special needs and their families to the people who can help them: therapists, teachers, carers, employers and neighbours.',
      'We also work on what surrounds a life: clean water, good schools, fair work, safe homes. That is why our work touches all 17 Sustainable Development Goals.',
      'We listen first. Then we act, and we stay until it holds.',
    ],
  },
  focus: {
    title: 'Key Focus Areas',
    text: 'Eight fields in which we work every week of the year.',
    areas: [
      {
        icon: 'Sparkles',
        title: 'Cleanliness and Hygiene',
        text: 'Clean hands, clean toilets, clean streets. We bring soap, taps and good habits to schools and homes.',
      },
      {
        icon: 'Book',
        title: 'Education and Digital Literacy',
        text: 'Reading help, learning at your own pace, and first steps on a phone or computer.',
      },
      {
        icon: 'Leaf',
        title: 'Environment and Sustainability',
        text: 'Gardens anyone can reach, repair days, and less waste on every street we work in.',
      },
      {
        icon: 'Megaphone',
        title: 'Youth and Community Mobilization',
        text: 'Young people plan a project, lead it, and see it change the place where they live.',
      },
      {
        icon: 'Heart',
        title: 'Health and Well-being',
        text: 'Check-ups close to home, calm rooms, and someone to talk to before it gets too much.',
      },
      {
        icon: 'Flower',
        title: 'Women Empowerment',
        text: 'Training, small loans and a strong circle for mothers, sisters and carers.',
      },
      {
        icon: 'Lifebuoy',
        title: 'Disaster Preparedness and Relief',
        text: 'Plans that include wheelchairs, medicines and quiet places, made before the storm comes.',
      },
      {
        icon: 'People',
        title: 'Behavioural Change Communication',
        text: 'Plays, songs and honest talks that help people swap an old habit for a better one.',
      },
    ] as const satisfies readonly IconCard[],
  },
  goals: {
    title: 'UN SDG Alignment',
    text: 'The United Nations (UN) set 17 Sustainable Development Goals (SDG) for the year 2030. Each one is a thread in our work.',
    badge: 'Goal',
    disclaimer: 'These are plain badges of our own. The United Nations does not endorse this site.',
  },
  approach: {
    title: 'Our Approach',
    points: [
      {
        title: 'Grassroots-driven, people-first model',
        text: 'Every project starts with the people it is for. They choose, we carry.',
      },
      {
        title: 'Holistic awareness plus hands-on action',
        text: 'We explain why, and then we roll up our sleeves together.',
      },
      {
        title: 'Transparency and measurable impact',
        text: 'We count what we do, we show what it costs, and we say what did not work.',
      },
      {
        title: 'Collaborative partnerships with CSR, government and civil society',
        text: 'Corporate social responsibility (CSR) teams, public offices and local groups pull on the same rope.',
      },
    ] satisfies Heading[],
  },
  collaborate: {
    title: 'Let’s Collaborate',
    text: 'Do you have an idea, a room, a skill or an hour? We would love to hear from you.',
    ways: [
      {
        icon: 'Mail',
        label: 'E-mail',
        lines: [emailLine(foundation.email)],
      },
      {
        icon: 'Phone',
        label: 'Phone',
        lines: [phoneLine(foundation.phone)],
      },
      { icon: 'Camera', label: 'Instagram', lines: [{ text: foundation.instagram }] },
    ] satisfies ContactWay[],
  },
};
