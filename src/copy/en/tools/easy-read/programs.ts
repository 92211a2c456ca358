import type { EasyLine } from './common';
import { askAtDesk, callUs, writeToUs } from './common';

export const easyPrograms = {
  title: 'Programs and events',
  intro: [{ picture: 'together', text: 'You can learn and meet people.' }] satisfies EasyLine[],
  listTitle: 'Programs',
  noPrograms: [
    { picture: 'group', text: 'We have no programs right now.' },
    callUs,
    askAtDesk,
  ] satisfies EasyLine[],
  ages: 'For: {ages}',
  when: 'When: {schedule}',
  where: 'Where: {location}',
  eventsTitle: 'Events',
  /** Appears when no event is ahead. */
  noDates: { picture: 'emptyCalendar', text: 'There are no dates yet.' } satisfies EasyLine,
  noEvents: [{ picture: 'emptyCalendar', text: 'We have no events right now.' }, callUs] satisfies EasyLine[],
  overTitle: 'These events are over',
  over: { picture: 'dayOver', text: 'This event is over.' } satisfies EasyLine,
  callToActionTitle: 'Do you want to take part?',
  callToAction: [
    callUs,
    writeToUs,
    { picture: 'money', text: 'You can ask what a program costs.' },
  ] satisfies EasyLine[],
};
