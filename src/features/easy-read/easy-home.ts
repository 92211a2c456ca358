import { easyHome } from '@/copy/easy-read/home';
import { home } from '@/copy/home';
import { common } from '@/copy/site';
import { fill } from '@/lib/fill';
import type { BuildEasyScreen } from './easy-screen';
import { heroLines, serviceLines, serviceTitle, testimonialLines } from './sample-lines';
import { spelledOut } from './spelled-out';

/** Home in plain language. */
export const easyHomeScreen: BuildEasyScreen = ({ hero, services: offered, testimonials }) => ({
  title: hero.title,
  lines: [...heroLines(hero), ...easyHome.support],
  sections: [
    {
      title: easyHome.figuresTitle,
      lines: home.figures.map(({ id, value }) => {
        const { picture, text } = easyHome.figures[id];
        return { picture, text: fill(text, { value: spelledOut(value) }) };
      }),
    },
    { title: easyHome.missionTitle, lines: easyHome.mission },
    {
      title: easyHome.servicesTitle,
      lines: offered.length === 0 ? easyHome.noServices : [],
      parts: offered
        .slice(0, home.services.shown)
        .map((service) => ({ id: service.id, title: serviceTitle(service), lines: serviceLines(service) })),
    },
    { title: easyHome.startTitle, lines: easyHome.start },
    {
      title: easyHome.testimonialsTitle,
      lines: testimonials.length === 0 ? easyHome.noTestimonials : [],
      parts: testimonials.map((testimonial) => ({
        id: testimonial.id,
        title: testimonial.name,
        lines: [
          ...testimonialLines(testimonial),
          { picture: 'star', text: fill(common.rated, { rating: testimonial.rating }) },
        ],
      })),
    },
  ],
});
