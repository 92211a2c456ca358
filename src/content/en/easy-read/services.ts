import type { EasyLine, EasyWords } from '../../types';
import { emailLine, foundation } from '../foundation';
import { services } from '../services';
import { callUs, inPassing, line } from './line';
import { aboutService, serviceFeatures } from './samples';

type Step = (typeof services.process.steps)[number]['title'];
type SupportType = (typeof services.support.tabs)[number]['value'];

const steps: Record<Step, readonly EasyLine[]> = {
  'Initial Contact': [
    line('Phone', 'Call, write or come in.'),
    line('Megaphone', 'A person answers and listens.'),
    line('Book', 'You need no papers.'),
  ],
  'Needs Assessment': [
    line('Puzzle', 'We talk about what is hard.'),
    line('Sparkles', 'We talk about what works.'),
    line('Heart', 'We talk about what you hope for.'),
    line('Clock', 'It takes about 1 hour.'),
  ],
  'Provider Matching': [
    line('Search', 'We suggest 2 or 3 providers.'),
    line('Handshake', 'They fit, and they have room.'),
    line('Hands', 'You choose.'),
  ],
  'Connection & Support': [
    line('Calendar', 'We make the first appointment with you.'),
    line('Phone', 'We call you after 1 month.'),
    line('Heart', 'We ask how it goes.'),
  ],
};

const supportTypes: Record<SupportType, readonly EasyLine[]> = {
  individual: [
    line('Heart', 'This is for 1 person with their own goals.'),
    line('Megaphone', 'You can get speech, occupational and physical therapy.'),
    line('Hands', 'Occupational therapy helps with everyday tasks.'),
    line('Sparkles', 'Physical therapy helps your body move.'),
    line('Accessibility', 'An assistant can help at school or at work.'),
    line('Home', 'You can learn daily skills, such as cooking and money.'),
    line('Briefcase', 'We help you find and keep a job.'),
    line('People', 'You can talk with someone who has time.'),
  ],
  family: [
    line('Home', 'This is for everybody at home.'),
    line('Clock', 'A carer comes, so you can sleep or go out.'),
    line('Book', 'Parents and grandparents can get training.'),
    line('People', 'Brothers and sisters have a group.'),
    line('Megaphone', 'Families can talk with us, also by video call.'),
    line('Mail', 'We help with benefits, letters and appeals.'),
    line('Shield', 'To appeal means to ask for a new decision.'),
  ],
  community: [
    line('Building', 'This is for schools, clubs, companies and neighbourhoods.'),
    line('Accessibility', 'We check if buildings and websites work for everybody.'),
    line('Handshake', 'We teach people to live and work together.'),
    line('Book', 'We train teachers and coaches.'),
    line('Flower', 'We have sports and arts clubs that everybody can join.'),
    line('People', 'Disabled people run groups to help each other.'),
  ],
};

export const easyServices: EasyWords = (content) => ({
  title: services.banner.title,
  lines: [
    line('Heart', 'You know your family best.'),
    line('Search', 'We know who can help, and who has room.'),
    line('Megaphone', 'We know how to ask.'),
    line('Handshake', 'Together we find the right help.'),
  ],
  sections: [
    {
      title: services.list.title,
      lines:
        content.services.length === 0
          ? [line('Book', 'Our list of services is changing.'), callUs]
          : [line('Hands', 'A provider is a person or group that helps.')],
      parts: content.services.map((service) => ({
        id: service.id,
        title: service.title,
        lines: [...aboutService(service), ...serviceFeatures(service)],
      })),
    },
    {
      title: services.process.title,
      lines: [
        line('Compass', `There are ${services.process.steps.length} steps.`),
        line('Clock', 'You choose the speed.'),
        line('Heart', 'You can stop or change your mind at any time.'),
      ],
      parts: services.process.steps.map(({ title }, index) => ({
        title: `${index + 1}. ${title}`,
        lines: steps[title],
      })),
    },
    {
      title: services.support.title,
      lines: [line('Hands', `We offer ${services.support.tabs.length} types of support.`)],
      parts: services.support.tabs.map(({ value, label }) => ({ title: label, lines: supportTypes[value] })),
    },
    {
      title: services.callToAction.title,
      lines: [
        line('People', 'Many people ask us this.'),
        line('Heart', 'It is a good question.'),
        callUs,
        line('Mail', 'Write to us:', inPassing(emailLine(foundation.supportEmail))),
        line('Building', 'Or come to the desk in our office.'),
      ],
    },
  ],
});
