import type { CommunityEvent, EasyLine, EasyPart, EasyWords } from '../../types';
import { programs } from '../programs';
import { askAtDesk, callUs, line, writeToUs } from './line';
import { aboutEvent } from './samples';
import { spelledOut } from './spelled-out';

type Program = (typeof programs.list.items)[number];

const aboutPrograms: Record<Program['title'], readonly EasyLine[]> = {
  'Peer Support Groups': [
    line('Heart', 'Meet people who know what it is like.'),
    line('Megaphone', 'You can talk, or just listen.'),
    line('People', 'Groups have up to 10 people.'),
    line('Hands', 'A trained person with the same experience leads.'),
    line('Phone', 'You can also join online.'),
  ],
  'Educational Workshops': [
    line('Book', 'Each workshop is about 1 topic.'),
    line('Clock', 'It takes 2 hours.'),
    line('Megaphone', 'We use plain language.'),
    line('Search', 'Topics are school plans, benefits and assistive technology.'),
    line('Accessibility', 'Assistive technology means tools for disabled people.'),
    line('Printer', 'You get notes in large print.'),
    line('Hands', 'There are captions and sign language.'),
    line('Home', 'Child care is in the next room.'),
  ],
  'Employment Support': [
    line('Sparkles', 'We help you find out what you are good at.'),
    line('Briefcase', 'We help until your first day at work.'),
    line('Calendar', 'We help in the months after, too.'),
    line('Handshake', 'You get your own job coach.'),
    line('Megaphone', 'You can practice job interviews.'),
    line('Building', 'You can try out a job for a few days.'),
  ],
  'Independent Living Skills': [
    line('Home', 'Learn to cook, get around and run your own home.'),
    line('Briefcase', 'Learn to manage money.'),
    line('Clock', 'You learn by doing, at your own pace.'),
    line('Sparkles', 'You practice in a real kitchen.'),
    line('Compass', 'You practice taking the bus and the train.'),
    line('Book', 'You write your own plan.'),
  ],
  'Family Support Network': [
    line('People', 'Parents, grandparents, brothers and sisters help each other.'),
    line('Hands', 'Trained caregivers play with the children.'),
    line('Phone', 'Families call each other on hard days.'),
    line('Heart', 'You eat together.'),
  ],
  'Community Integration': [
    line('Flower', 'Join sports, a choir, theater and trips.'),
    line('Heart', 'Everyone joins in, each in their own way.'),
    line('People', 'A buddy goes with you on your first few visits.'),
    line('Accessibility', 'There are no steps at any of the places.'),
    line('Compass', 'Ask us if you need a ride.'),
  ],
};

function easyProgram(program: Program): EasyPart {
  const { schedule, location } = programs.list.labels;
  return {
    title: program.title,
    lines: [
      line('Book', `Kind of program: ${program.category}`),
      ...aboutPrograms[program.title],
      line('Clock', `${schedule}: ${spelledOut(program.schedule)}`),
      line('Map pin', `${location}: ${program.location}`),
      line('People', `For: ${program.ageGroup.replace('+', ' years or older')}`),
    ],
  };
}

function easyEvent(event: CommunityEvent, longDate: (day: string) => string): EasyPart {
  return {
    id: event.id,
    title: event.title,
    lines: [
      line('Calendar', `Day: ${longDate(event.date)}`),
      line('Clock', `Time: ${spelledOut(event.time)}`),
      line('Map pin', `${programs.events.labels.location}: ${event.location}`),
      ...aboutEvent(event),
    ],
  };
}

export const easyPrograms: EasyWords = ({ events }, longDate) => ({
  title: programs.banner.title,
  lines: [
    line('Book', 'You can learn something new.'),
    line('People', 'You can meet people.'),
    line('Compass', 'You can get ready for what comes next.'),
    line('Heart', 'Every program is free.'),
    line('Search', 'You can come and look first.'),
  ],
  sections: [
    {
      title: programs.list.title,
      lines: [line('Megaphone', 'Do you want to know more about a program?'), callUs, askAtDesk],
      parts: programs.list.items.map(easyProgram),
    },
    {
      title: programs.events.title,
      lines:
        events.length === 0
          ? [line('Calendar', 'No events are planned now.'), callUs]
          : [line('Calendar', 'Do you want to come to an event?'), callUs, writeToUs],
      parts: events.map((event) => easyEvent(event, longDate)),
    },
    {
      title: programs.callToAction.title,
      lines: [
        line('Heart', 'Come once and see how it feels.'),
        line('People', 'You can bring someone you trust.'),
        callUs,
        writeToUs,
        askAtDesk,
      ],
    },
  ],
});
