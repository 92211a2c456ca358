import { easyHome } from '@/copy/easy-read/home';
import { home } from '@/copy/home';
import { common } from '@/copy/site';
import { fill } from '@/lib/fill';
import type { BuildEasyScreen } from './easy-screen';
import { heroLines, serviceLines, testimonialLines } from './sample-lines';
import { spelledOut } from './spelled-out';

/** Home in plain language. */
export const easyHomeScreen: BuildEasyScreen = ({ hero, services: offered, testimonials }) => ({
  title: hero.title,
  lines: [...heroLines(hero), ...easyHome.support],
  sections: [
    {
      title: home.figuresLabel,
      lines: home.figures.map(({ id, value }) => {
        const { icon, text } = easyHome.figures[id];
        return { icon, text: fill(text, { value: spelledOut(value) }) };
      }),
    },
    { title: home.mission.title, lines: easyHome.mission },
    {
      title: home.services.title,
      lines: offered.length === 0 ? easyHome.noServices : [],
      parts: offered
        .slice(0, home.services.shown)
        .map((service) => ({ id: service.id, title: service.title, lines: serviceLines(service) })),
    },
    { title: home.start.title, lines: easyHome.start },
    {
      title: home.testimonials.title,
      lines: testimonials.length === 0 ? easyHome.noTestimonials : [],
      parts: testimonials.map((testimonial) => ({
        id: testimonial.id,
        title: testimonial.name,
        lines: [
          ...testimonialLines(testimonial),
          { icon: 'sparkles', text: fill(common.rated, { rating: testimonial.rating }) },
        ],
      })),
    },
  ],
});
