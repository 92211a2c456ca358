import type { EasyLine } from '../../../types';
import { askAtDesk, callUs, writeToUs } from './common';

/** The main points of Programs in plain language. */
export const easyPrograms = {
  title: 'Programs and events',
  intro: [
    { picture: 'class', text: 'You can learn something new.' },
    { picture: 'group', text: 'You can meet people.' },
    { picture: 'path', text: 'You can get ready for a job.' },
    { picture: 'money', text: 'Ask us what a program costs.' },
    { picture: 'look', text: 'Ask us if you can come and look first.' },
  ] satisfies EasyLine[],
  listTitle: 'Programs',
  list: [
    { picture: 'ask', text: 'Do you want to know more about a program?' },
    callUs,
    askAtDesk,
  ] satisfies EasyLine[],
  noPrograms: [
    { picture: 'group', text: 'We will soon tell you about our programs.' },
    callUs,
    askAtDesk,
  ] satisfies EasyLine[],
  category: 'Kind of program: {category}',
  ages: 'For: {ages}',
  when: 'When: {schedule}',
  where: 'Where: {location}',
  eventsTitle: 'Events',
  events: [
    { picture: 'ask', text: 'Do you want to come to an event?' },
    callUs,
    writeToUs,
  ] satisfies EasyLine[],
  /** When no event is ahead. */
  noDates: { picture: 'calendar', text: 'No dates are set now.' } satisfies EasyLine,
  /** Unless there are no programs. */
  seePrograms: { picture: 'group', text: 'You can look at our programs.' } satisfies EasyLine,
  askUs: [callUs, writeToUs] satisfies EasyLine[],
  noEvents: [{ picture: 'calendar', text: 'No events are planned now.' }, callUs] satisfies EasyLine[],
  over: { picture: 'dayOver', text: 'This event is over.' } satisfies EasyLine,
  day: 'Day: {day}',
  time: 'Time: {time}',
  callToActionTitle: 'Do you want to take part?',
  callToAction: [
    { picture: 'ask', text: 'First, ask us anything.' },
    { text: 'Then decide if you want to come.' },
    { picture: 'buddy', text: 'You can bring someone you trust.' },
    callUs,
    writeToUs,
    askAtDesk,
  ] satisfies EasyLine[],
};
