import type { EasyLine } from '../../../types';
import type { programs } from '../../screens/programs';
import { askAtDesk, callUs, writeToUs } from './common';

type ProgramId = (typeof programs.list.items)[number]['id'];

/** The main points of Programs in plain language. */
export const easyPrograms = {
  intro: [
    { picture: 'class', text: 'You can learn something new.' },
    { picture: 'group', text: 'You can meet people.' },
    { picture: 'path', text: 'You can get ready for what comes next.' },
    { picture: 'free', text: 'Every program is free.' },
    { picture: 'look', text: 'You can come and look first.' },
  ] satisfies EasyLine[],
  listTitle: 'Programs',
  list: [
    { picture: 'ask', text: 'Do you want to know more about a program?' },
    callUs,
    askAtDesk,
  ] satisfies EasyLine[],
  programs: {
    'peer-support': {
      title: 'Groups for adults',
      lines: [
        { picture: 'group', text: 'You meet people who know what it is like.' },
        { text: 'Groups have up to 10 people.' },
        { picture: 'listen', text: 'You can talk, or just listen.' },
        { picture: 'helper', text: 'A trained person with the same experience leads.' },
        { picture: 'videoCall', text: 'You can also join online.' },
      ],
    },
    workshops: {
      title: 'Workshops',
      lines: [
        { picture: 'class', text: 'A workshop is a short class.' },
        { text: 'Each workshop is about 1 topic.' },
        { text: 'It takes 2 hours.' },
        { picture: 'talk', text: 'We use plain language.' },
        { picture: 'list', text: 'Topics are school plans, benefits and assistive technology.' },
        { text: 'Benefits are money or help from the government.' },
        { picture: 'talkingTablet', text: 'Assistive technology means tools for people with disabilities.' },
        { picture: 'largePrint', text: 'You get notes in large print.' },
        { picture: 'signLanguage', text: 'There are captions and sign language.' },
        { text: 'Captions show the words on a screen.' },
        { picture: 'childcare', text: 'Child care is in the next room.' },
      ],
    },
    employment: {
      title: 'Help to find a job',
      lines: [
        { picture: 'star', text: 'We help you find out what you are good at.' },
        { picture: 'worker', text: 'We help you start a job.' },
        { text: 'We help for months after.' },
        { picture: 'ownGoals', text: 'A job coach helps you at work.' },
        { picture: 'interview', text: 'You can practice job interviews.' },
        { picture: 'company', text: 'You can try out a job with a local employer.' },
      ],
    },
    'independent-living': {
      title: 'Learn to live on your own',
      lines: [
        { picture: 'key', text: 'You learn to cook and take care of a home.' },
        { picture: 'money', text: 'You learn to manage money.' },
        { picture: 'pace', text: 'You learn by doing, at your own pace.' },
        { picture: 'cooking', text: 'You practice in a real kitchen.' },
        { picture: 'bus', text: 'You practice taking the bus and the train.' },
        { picture: 'plan', text: 'You write your own plan.' },
      ],
    },
    'family-network': {
      title: 'Families help each other',
      lines: [
        { picture: 'family', text: 'Parents, grandparents, brothers and sisters help each other.' },
        { picture: 'childcare', text: 'Trained caregivers play with the children.' },
        { picture: 'phone', text: 'Families call each other on hard days.' },
        { picture: 'meal', text: 'You eat together.' },
      ],
    },
    'community-integration': {
      title: 'Sports, music and trips',
      lines: [
        { picture: 'sportsAndArts', text: 'Join sports, a choir, theater and trips.' },
        { picture: 'together', text: 'Everyone joins in, each in their own way.' },
        { picture: 'buddy', text: 'A buddy goes with you on your first few visits.' },
        { picture: 'wheelchairRamp', text: 'You can get in with a wheelchair.' },
        { picture: 'car', text: 'Ask us if you need a ride.' },
      ],
    },
  } satisfies Record<ProgramId, { title: string; lines: EasyLine[] }>,
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
  noneAhead: [
    { picture: 'calendar', text: 'No dates are set now.' },
    { picture: 'group', text: 'Most programs meet every week.' },
    callUs,
    writeToUs,
  ] satisfies EasyLine[],
  noEvents: [{ picture: 'calendar', text: 'No events are planned now.' }, callUs] satisfies EasyLine[],
  over: { picture: 'dayOver', text: 'This event is over.' } satisfies EasyLine,
  day: 'Day: {day}',
  time: 'Time: {time}',
  callToActionTitle: 'Do you want to join us?',
  callToAction: [
    { picture: 'look', text: 'Come once and see how it feels.' },
    { picture: 'buddy', text: 'You can bring someone you trust.' },
    callUs,
    writeToUs,
    askAtDesk,
  ] satisfies EasyLine[],
};
