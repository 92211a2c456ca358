import type { IconName } from '../../icons';
import type { EasyWords } from '../../types';
import { home } from '../home';
import { common } from '../site';
import { askAtDesk, callUs, line, phone, writeToUs } from './line';
import { aboutHero, aboutService, aboutTestimonial } from './samples';
import { spelledOut } from './spelled-out';

type FigureLabel = (typeof home.figures)[number]['label'];

const figures: Record<FigureLabel, [icon: IconName, text: (value: string) => string]> = {
  'goals we work toward': ['Sprout', (value) => `We work toward ${value} goals.`],
  'lives impacted': ['Heart', (value) => `Our work has touched ${value} lives.`],
  communities: ['Map pin', (value) => `We work in ${value} communities.`],
  'active volunteers': ['Hands', (value) => `${value} volunteers help us now.`],
};

export const easyHome: EasyWords = ({ hero, services, testimonials }) => ({
  title: hero.title,
  lines: [
    ...aboutHero(hero),
    line('Phone', 'To get support, call:', phone),
    askAtDesk,
    line('Book', 'You can hear our story there, too.'),
  ],
  sections: [
    {
      title: home.figuresLabel,
      lines: home.figures.map(({ label, value }) => {
        const [icon, text] = figures[label];
        return line(icon, text(spelledOut(value)));
      }),
    },
    {
      title: home.mission.title,
      lines: [
        line('People', 'Everyone should be able to get help.'),
        line('Handshake', 'We connect families with trained providers.'),
        line('Hands', 'A provider is a person or group that helps.'),
        line('Clock', 'You wait less, and it is easier to get care.'),
        line('Home', 'We build strong communities where everyone belongs.'),
        line('Book', 'The About page tells you more.'),
        line('Phone', 'Or call to learn more:', phone),
      ],
    },
    {
      title: home.services.title,
      lines: services.length === 0 ? [line('Book', 'We are changing our list of services.'), callUs] : [],
      parts: services
        .slice(0, home.services.shown)
        .map((service) => ({ id: service.id, title: service.title, lines: aboutService(service) })),
    },
    {
      title: home.start.title,
      lines: [
        line('Search', 'You can find a service, or offer one.'),
        line('Megaphone', 'The next step is to talk with a real person.'),
        callUs,
        writeToUs,
        askAtDesk,
      ],
    },
    {
      title: home.testimonials.title,
      lines:
        testimonials.length === 0 ? [line('People', 'Ask at our front desk to talk with a family.')] : [],
      parts: testimonials.map((testimonial) => ({
        id: testimonial.id,
        title: testimonial.name,
        lines: [
          line('People', testimonial.role),
          ...aboutTestimonial(testimonial),
          line('Sparkles', common.rated.replace('{rating}', String(testimonial.rating))),
        ],
      })),
    },
  ],
});
