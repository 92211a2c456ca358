import type { EasyLine, EasyWords } from '../../types';
import { contacts } from '../foundation';
import { services } from '../services';
import { callUs, inPassing, line } from './line';
import { aboutService, serviceFeatures } from './samples';

type Step = (typeof services.process.steps)[number]['title'];
type SupportType = (typeof services.support.tabs)[number]['value'];

const steps: Record<Step, readonly EasyLine[]> = {
  'Initial Contact': [
    line('Phone', 'Call, write or come in.'),
    line('Megaphone', 'A real person listens.'),
    line('Book', 'You do not need any paperwork.'),
  ],
  'Needs Assessment': [
    line('Puzzle', 'We talk about what is hard.'),
    line('Sparkles', 'We talk about what works.'),
    line('Heart', 'We talk about what you hope for.'),
    line('Clock', 'It takes about 1 hour.'),
  ],
  'Provider Matching': [
    line('Search', 'We suggest 2 or 3 providers.'),
    line('Handshake', 'They are right for you, and they have openings.'),
    line('Hands', 'You choose.'),
  ],
  'Connection & Support': [
    line('Calendar', 'We help you make the first appointment.'),
    line('Phone', 'We call you after 1 month.'),
    line('Heart', 'We ask how it is going.'),
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
    line('People', 'You can talk with someone who takes time to listen.'),
  ],
  family: [
    line('Home', 'This is for everyone at home.'),
    line('Clock', 'A caregiver comes, so that you can sleep or go out.'),
    line('Book', 'Parents and grandparents can get training.'),
    line('People', 'Brothers and sisters have a group.'),
    line('Megaphone', 'Families can get counseling, in person or by video call.'),
    line('Mail', 'We help with benefits, letters and appeals.'),
    line('Shield', 'To appeal means to ask for a new decision.'),
  ],
  community: [
    line('Building', 'This is for schools, clubs, companies and neighborhoods.'),
    line('Accessibility', 'We check if buildings and websites work for everyone.'),
    line('Handshake', 'We teach people to live and work together.'),
    line('Book', 'We train teachers and coaches.'),
    line('Flower', 'We have sports and arts clubs that everyone can join.'),
    line('People', 'Disabled people run groups to help each other.'),
  ],
};

export const easyServices: EasyWords = (content) => ({
  title: services.banner.title,
  lines: [
    line('Heart', 'You know your family best.'),
    line('Search', 'We know who can help, and who has openings.'),
    line('Megaphone', 'We know how to ask.'),
    line('Handshake', 'Together we find the right match.'),
  ],
  sections: [
    {
      title: services.list.title,
      lines:
        content.services.length === 0
          ? [line('Book', 'We are changing our list of services.'), callUs]
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
        line('Clock', 'You go at your own pace.'),
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
        line('People', 'Many people are not sure where to start.'),
        line('Heart', 'We figure it out together.'),
        callUs,
        line('Mail', 'Write to us:', inPassing(contacts.supportEmail)),
        line('Building', 'Or ask at our front desk.'),
      ],
    },
  ],
});
