import type { EasyLine } from '../../types';
import type { programs } from '../programs';
import { askAtDesk, callUs, writeToUs } from './common';

type ProgramId = (typeof programs.list.items)[number]['id'];

/** The main points of Programs in plain language. */
export const easyPrograms = {
  intro: [
    { icon: 'book', text: 'You can learn something new.' },
    { icon: 'people', text: 'You can meet people.' },
    { icon: 'compass', text: 'You can get ready for what comes next.' },
    { icon: 'heart', text: 'Every program is free.' },
    { icon: 'search', text: 'You can come and look first.' },
  ] satisfies EasyLine[],
  list: [
    { icon: 'megaphone', text: 'Do you want to know more about a program?' },
    callUs,
    askAtDesk,
  ] satisfies EasyLine[],
  programs: {
    'peer-support': [
      { icon: 'heart', text: 'Meet people who know what it is like.' },
      { icon: 'megaphone', text: 'You can talk, or just listen.' },
      { icon: 'people', text: 'Groups have up to 10 people.' },
      { icon: 'hands', text: 'A trained person with the same experience leads.' },
      { icon: 'phone', text: 'You can also join online.' },
    ],
    workshops: [
      { icon: 'book', text: 'Each workshop is about 1 topic.' },
      { icon: 'clock', text: 'It takes 2 hours.' },
      { icon: 'megaphone', text: 'We use plain language.' },
      { icon: 'search', text: 'Topics are school plans, benefits and assistive technology.' },
      { icon: 'accessibility', text: 'Assistive technology means tools for disabled people.' },
      { icon: 'printer', text: 'You get notes in large print.' },
      { icon: 'hands', text: 'There are captions and sign language.' },
      { icon: 'home', text: 'Child care is in the next room.' },
    ],
    employment: [
      { icon: 'sparkles', text: 'We help you find out what you are good at.' },
      { icon: 'briefcase', text: 'We help until your first day at work.' },
      { icon: 'calendar', text: 'We help in the months after, too.' },
      { icon: 'handshake', text: 'You get your own job coach.' },
      { icon: 'megaphone', text: 'You can practice job interviews.' },
      { icon: 'building', text: 'You can try out a job with a local employer.' },
    ],
    'independent-living': [
      { icon: 'home', text: 'Learn to cook, get around and run your own home.' },
      { icon: 'briefcase', text: 'Learn to manage money.' },
      { icon: 'clock', text: 'You learn by doing, at your own pace.' },
      { icon: 'sparkles', text: 'You practice in a real kitchen.' },
      { icon: 'compass', text: 'You practice taking the bus and the train.' },
      { icon: 'book', text: 'You write your own plan.' },
    ],
    'family-network': [
      { icon: 'people', text: 'Parents, grandparents, brothers and sisters help each other.' },
      { icon: 'hands', text: 'Trained caregivers play with the children.' },
      { icon: 'phone', text: 'Families call each other on hard days.' },
      { icon: 'heart', text: 'You eat together.' },
    ],
    'community-integration': [
      { icon: 'flower', text: 'Join sports, a choir, theater and trips.' },
      { icon: 'heart', text: 'Everyone joins in, each in their own way.' },
      { icon: 'people', text: 'A buddy goes with you on your first few visits.' },
      { icon: 'accessibility', text: 'There are no steps at any of the places.' },
      { icon: 'compass', text: 'Ask us if you need a ride.' },
    ],
  } satisfies Record<ProgramId, EasyLine[]>,
  category: 'Kind of program: {category}',
  ages: 'For: {ages}',
  when: 'When: {schedule}',
  where: 'Where: {location}',
  events: [
    { icon: 'calendar', text: 'Do you want to come to an event?' },
    callUs,
    writeToUs,
  ] satisfies EasyLine[],
  noEvents: [{ icon: 'calendar', text: 'No events are planned now.' }, callUs] satisfies EasyLine[],
  day: 'Day: {day}',
  time: 'Time: {time}',
  callToAction: [
    { icon: 'heart', text: 'Come once and see how it feels.' },
    { icon: 'people', text: 'You can bring someone you trust.' },
    callUs,
    writeToUs,
    askAtDesk,
  ] satisfies EasyLine[],
};
