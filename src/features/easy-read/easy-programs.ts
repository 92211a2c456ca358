import { easyPrograms } from '@/copy/easy-read/programs';
import { shortForms } from '@/copy/easy-read/short-forms';
import { programs } from '@/copy/programs';
import { fill } from '@/lib/fill';
import type { BuildEasyScreen } from './easy-screen';
import { eventLines } from './sample-lines';
import { spelledOut } from './spelled-out';

/** Programs in plain language. */
export const easyProgramsScreen: BuildEasyScreen = ({ events }, longDate) => {
  const { category, ages, when, where, day, time } = easyPrograms;
  return {
    title: programs.banner.title,
    lines: easyPrograms.intro,
    sections: [
      {
        title: programs.list.title,
        lines: easyPrograms.list,
        parts: programs.list.items.map((program) => ({
          title: program.title,
          lines: [
            { icon: 'book', text: fill(category, { category: program.category.label }) },
            ...easyPrograms.programs[program.id],
            { icon: 'clock', text: fill(when, { schedule: spelledOut(program.schedule) }) },
            { icon: 'map-pin', text: fill(where, { location: program.location }) },
            { icon: 'people', text: fill(ages, { ages: program.ageGroup.replace('+', shortForms.orOlder) }) },
          ],
        })),
      },
      {
        title: programs.events.title,
        lines: events.length === 0 ? easyPrograms.noEvents : easyPrograms.events,
        parts: events.map((event) => ({
          id: event.id,
          title: event.title,
          lines: [
            { icon: 'calendar', text: fill(day, { day: longDate(event.date) }) },
            { icon: 'clock', text: fill(time, { time: spelledOut(event.time) }) },
            { icon: 'map-pin', text: fill(where, { location: event.location }) },
            ...eventLines(event),
          ],
        })),
      },
      { title: programs.callToAction.title, lines: easyPrograms.callToAction },
    ],
  };
};
