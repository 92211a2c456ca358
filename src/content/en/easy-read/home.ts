import type { IconName } from '../../icons';
import type { EasyWords } from '../../types';
import { home } from '../home';
import { common } from '../site';
import { askAtDesk, callUs, line, phone, writeToUs } from './line';
import { aboutHero, aboutService, aboutTestimonial } from './samples';
import { spelledOut } from './spelled-out';

type FigureLabel = (typeof home.figures)[number]['label'];

const figures: Record<FigureLabel, [icon: IconName, text: (value: string) => string]> = {
  'goals we work for': ['Sprout', (value) => `We work for ${value} goals.`],
  'lives impacted': ['Heart', (value) => `We made ${value} lives better.`],
  communities: ['Map pin', (value) => `We work in ${value} communities.`],
  'active volunteers': ['Hands', (value) => `${value} volunteers help us now.`],
};

export const easyHome: EasyWords = ({ hero, services, testimonials }) => ({
  title: hero.title,
  lines: [
    ...aboutHero(hero),
    line('Phone', 'To get support, call:', phone),
    askAtDesk,
    line('Book', 'We also tell our story there.'),
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
        line('People', 'Everybody should get help, whoever they know.'),
        line('Handshake', 'We connect families with trained providers.'),
        line('Hands', 'A provider is a person or group that helps.'),
        line('Clock', 'You wait less, and care is easier to get.'),
        line('Home', 'We build strong communities where everybody belongs.'),
        line('Book', 'The About page tells you more.'),
        line('Phone', 'Or call to hear more:', phone),
      ],
    },
    {
      title: home.services.title,
      lines: services.length === 0 ? [line('Book', 'Our list of services is changing.'), callUs] : [],
      parts: services
        .slice(0, home.services.shown)
        .map((service) => ({ id: service.id, title: service.title, lines: aboutService(service) })),
    },
    {
      title: home.start.title,
      lines: [
        line('Search', 'You can find a service, or offer one.'),
        line('Megaphone', 'The next step is a talk with a person.'),
        callUs,
        writeToUs,
        askAtDesk,
      ],
    },
    {
      title: home.testimonials.title,
      lines: testimonials.length === 0 ? [line('People', 'Ask at our desk to talk with a family.')] : [],
      parts: testimonials.map((testimonial) => ({
        id: testimonial.id,
        title: testimonial.name,
        lines: [
          line('People', testimonial.role),
          ...aboutTestimonial(testimonial),
          line('Sparkles', common.rated(testimonial.rating)),
        ],
      })),
    },
  ],
});
