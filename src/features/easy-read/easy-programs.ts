import type { EasyLine, Program } from '@/content/types';
import { askFor } from '@/copy/easy-read/common';
import { easyLayout } from '@/copy/easy-read/layout';
import { easyPrograms } from '@/copy/easy-read/programs';
import { shortForms } from '@/copy/easy-read/short-forms';
import { programs } from '@/copy/programs';
import { programAnchor } from '@/lib/anchors';
import { fill } from '@/lib/fill';
import { hasPassed } from '@/lib/format-date';
import type { BuildEasyScreen } from './easy-screen';
import { eventLines } from './sample-lines';
import { spelledOut } from './spelled-out';

const plainPrograms: Readonly<Record<string, { title: string; lines: readonly EasyLine[] }>> =
  easyPrograms.programs;

/** The name of a program in plain words. */
export function programTitle({ id, title }: Program): string {
  return plainPrograms[id]?.title ?? title;
}

/** What a program is about, when and where it meets, for whom it is, and its name. */
export function programLines({
  id,
  title,
  category,
  schedule,
  location,
  ageGroup,
}: Program): readonly EasyLine[] {
  const { category: kind, when, where, ages } = easyPrograms;
  return [
    ...(plainPrograms[id]?.lines ?? []),
    { picture: 'clock', text: fill(when, { schedule: spelledOut(schedule) }) },
    { picture: 'place', text: fill(where, { location }) },
    { picture: 'ages', text: fill(ages, { ages: ageGroup.replace('+', shortForms.orOlder) }) },
    { picture: 'kinds', text: fill(kind, { category: category.label }) },
    { picture: 'phone', text: fill(askFor, { name: title }) },
  ];
}

/** Programs in plain language. */
export const easyProgramsScreen: BuildEasyScreen = ({ events }, longDate, now) => {
  const { where, over, day, time } = easyPrograms;
  return {
    title: easyLayout.screenNames.programs,
    lines: easyPrograms.intro,
    sections: [
      {
        title: easyPrograms.listTitle,
        lines: easyPrograms.list,
        parts: programs.list.items.map((program) => ({
          anchor: programAnchor(program.id),
          title: programTitle(program),
          lines: programLines(program),
        })),
      },
      {
        title: easyPrograms.eventsTitle,
        lines: events.length === 0 ? easyPrograms.noEvents : easyPrograms.events,
        parts: events.map((event) => ({
          id: event.id,
          title: event.title,
          lines: [
            ...(hasPassed(event.date, now) ? [over] : []),
            { picture: 'calendar', text: fill(day, { day: longDate(event.date) }) },
            { picture: 'clock', text: fill(time, { time: spelledOut(event.time) }) },
            { picture: 'place', text: fill(where, { location: event.location }) },
            ...eventLines(event),
          ],
        })),
      },
      { title: easyPrograms.callToActionTitle, lines: easyPrograms.callToAction },
    ],
  };
};
