import type { IconName } from '../../icons';
import type { EasyLine, EasyWords, GoalNumber } from '../../types';
import { about } from '../about';
import { contacts, foundation } from '../foundation';
import { goals } from '../goals';
import { line } from './line';

type Area = (typeof about.focus.areas)[number]['title'];

const areas: Record<Area, readonly EasyLine[]> = {
  'Cleanliness and Hygiene': [
    line('Sparkles', 'We want clean hands, clean bathrooms and clean streets.'),
    line('Hands', 'We bring soap and sinks to schools and homes.'),
    line('Heart', 'We teach good habits.'),
  ],
  'Education and Digital Literacy': [
    line('Book', 'We help people read.'),
    line('Clock', 'You learn at your own pace.'),
    line('Phone', 'You learn to use a phone or computer.'),
  ],
  'Environment and Sustainability': [
    line('Accessibility', 'We make gardens that everyone can use.'),
    line('Puzzle', 'We have days to repair things together.'),
    line('Leaf', 'We help keep trash off the streets.'),
  ],
  'Youth and Community Mobilization': [
    line('Megaphone', 'Young people plan and lead a project.'),
    line('Home', 'They see it change their neighborhood.'),
  ],
  'Health and Well-being': [
    line('Heart', 'You can get health checks close to home.'),
    line('Home', 'There are calm rooms.'),
    line('People', 'You can talk to someone before things get too hard.'),
  ],
  'Women Empowerment': [
    line('Flower', 'Women can get job training.'),
    line('Book', 'They can get small loans.'),
    line('People', 'They support each other, and they decide for themselves.'),
  ],
  'Disaster Preparedness and Relief': [
    line('Lifebuoy', 'We make plans before a storm comes.'),
    line('Accessibility', 'We plan for wheelchairs, medicine and quiet rooms.'),
  ],
  'Behavioural Change Communication': [
    line('Megaphone', 'We use plays, songs and honest conversations.'),
    line('Heart', 'They help people trade old habits for better ones.'),
  ],
};

const goalIcons: Record<GoalNumber, IconName> = {
  1: 'Hands',
  2: 'Sprout',
  3: 'Heart',
  4: 'Book',
  5: 'People',
  6: 'Sparkles',
  7: 'Puzzle',
  8: 'Briefcase',
  9: 'Building',
  10: 'Accessibility',
  11: 'Home',
  12: 'Leaf',
  13: 'Lifebuoy',
  14: 'Compass',
  15: 'Flower',
  16: 'Shield',
  17: 'Handshake',
};

export const easyAbout: EasyWords = () => ({
  title: about.banner.title,
  lines: [
    line('Handshake', 'We work with families, neighbors, schools and companies.'),
    line('Heart', 'We want everyone to have a place.'),
  ],
  sections: [
    {
      title: about.mission.title,
      lines: [
        line('People', 'We help persons with special needs and their families.'),
        line('Search', 'We connect them with people who can help.'),
        line('Hands', 'They are therapists, teachers, caregivers, employers and neighbors.'),
        line('Leaf', 'We also work for clean water and good schools.'),
        line('Home', 'We also work for fair jobs and safe homes.'),
        line('Megaphone', 'We listen first.'),
        line('Handshake', 'Then we act.'),
        line('Clock', 'We stay until things go well.'),
      ],
    },
    {
      title: about.focus.title,
      lines: [line('Calendar', `We work on ${about.focus.areas.length} areas every week of the year.`)],
      parts: about.focus.areas.map(({ title }) => ({ title, lines: areas[title] })),
    },
    {
      title: about.goals.title,
      lines: [
        line('Compass', 'UN means United Nations.'),
        line('Sprout', 'SDG means Sustainable Development Goal.'),
        line('Calendar', `The UN set ${goals.length} goals to reach by 2030.`),
        line('Hands', 'We work for all of them.'),
        ...goals.map(({ number, title }) => line(goalIcons[number], `Goal ${number}: ${title}`)),
        line('Flower', 'We made the goal badges on this site ourselves.'),
        line('Shield', 'The UN does not endorse this site.'),
        line('Book', 'To endorse means to say that something is good.'),
      ],
    },
    {
      title: about.approach.title,
      lines: [
        line('People', 'Every project starts with the people it is for.'),
        line('Heart', 'The people decide, and we help.'),
        line('Megaphone', 'We explain why we do things.'),
        line('Hands', 'Then we do them together.'),
        line('Search', 'We keep track of what we do.'),
        line('Book', 'We show what it costs.'),
        line('Shield', 'We say when something did not work.'),
        line('Building', 'We work with companies, government offices and local groups.'),
        line('Briefcase', 'Company teams for this are called CSR teams.'),
        line('Handshake', 'CSR means corporate social responsibility.'),
      ],
    },
    {
      title: about.collaborate.title,
      lines: [
        line('Sparkles', 'Do you have an idea, a room or a skill?'),
        line('Clock', 'Do you have 1 hour?'),
        line('Heart', 'Please share it with us.'),
        line('Mail', 'Write to us:', contacts.email),
        line('Phone', 'Call us:', contacts.phone),
        line('Camera', `Our name on Instagram is ${foundation.instagram}.`),
      ],
    },
  ],
});
