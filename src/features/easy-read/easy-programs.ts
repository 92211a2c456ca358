import type { EasyLine, Program } from '@/content/types';
import { easyPrograms } from '@/copy/easy-read/programs';
import { shortForms } from '@/copy/easy-read/short-forms';
import { programs } from '@/copy/programs';
import { programAnchor } from '@/lib/anchors';
import { fill } from '@/lib/fill';
import type { BuildEasyScreen } from './easy-screen';
import { eventLines } from './sample-lines';
import { spelledOut } from './spelled-out';

const programPoints: Readonly<Record<string, readonly EasyLine[]>> = easyPrograms.programs;

/** What a program is about, when and where it meets, and for whom it is. */
export function programLines({ id, category, schedule, location, ageGroup }: Program): readonly EasyLine[] {
  const { category: kind, when, where, ages } = easyPrograms;
  return [
    { icon: 'book', text: fill(kind, { category: category.label }) },
    ...(programPoints[id] ?? []),
    { icon: 'clock', text: fill(when, { schedule: spelledOut(schedule) }) },
    { icon: 'map-pin', text: fill(where, { location }) },
    { icon: 'people', text: fill(ages, { ages: ageGroup.replace('+', shortForms.orOlder) }) },
  ];
}

/** Programs in plain language. */
export const easyProgramsScreen: BuildEasyScreen = ({ events }, longDate) => {
  const { where, day, time } = easyPrograms;
  return {
    title: programs.banner.title,
    lines: easyPrograms.intro,
    sections: [
      {
        title: programs.list.title,
        lines: easyPrograms.list,
        parts: programs.list.items.map((program) => ({
          title: program.title,
          anchor: programAnchor(program.id),
          lines: programLines(program),
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
