import type { EasyLine, PlainItems } from '../../../types';
import { askAtDesk, callUs, writeToUs } from './common';

/** The main points of Programs in plain language. */
export const easyPrograms = {
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
  /** The sample programs, by their ids. */
  programs: {
    1: {
      title: 'Groups for adults',
      lines: [
        { picture: 'group', text: 'You meet people with a life like yours.' },
        { text: 'Groups have up to 10 people.' },
        { picture: 'listen', text: 'You can talk, or just listen.' },
        { picture: 'helper', text: 'A trained person leads the group.' },
        { text: 'This person has a life like yours, too.' },
        { picture: 'videoCall', text: 'You can also join on the internet.' },
      ],
    },
    2: {
      title: 'Workshops',
      lines: [
        { picture: 'class', text: 'Each workshop is about 1 topic.' },
        { text: 'A workshop takes 2 hours.' },
        { picture: 'talk', text: 'We use easy words.' },
        { picture: 'list', text: 'You can learn about school plans and benefits.' },
        { picture: 'talkingTablet', text: 'You can learn about tools, such as a tablet that talks.' },
        { picture: 'largePrint', text: 'You get notes in large letters.' },
        { picture: 'signLanguage', text: 'You can use sign language.' },
        { text: 'You can also read what people say.' },
        { picture: 'childcare', text: 'In the next room, someone looks after the children.' },
      ],
    },
    3: {
      title: 'Help finding a job',
      lines: [
        { picture: 'star', text: 'You find out what you do well.' },
        { picture: 'worker', text: 'We help you start a job.' },
        { text: 'Then we help you for a few months.' },
        { picture: 'ownGoals', text: 'Someone helps you at work.' },
        { picture: 'interview', text: 'You can practice asking for a job.' },
        { picture: 'company', text: 'You can try out a job in a company.' },
      ],
    },
    4: {
      title: 'Learn to live on your own',
      lines: [
        { picture: 'key', text: 'You learn to cook and take care of a home.' },
        { picture: 'money', text: 'You learn to use money well.' },
        { picture: 'pace', text: 'You decide how fast you learn.' },
        { picture: 'cooking', text: 'You practice in a real kitchen.' },
        { picture: 'bus', text: 'You practice taking the bus and the train.' },
        { picture: 'plan', text: 'You write your own plan.' },
      ],
    },
    5: {
      title: 'Families help each other',
      lines: [
        { picture: 'family', text: 'Parents, grandparents, brothers and sisters help each other.' },
        { picture: 'childcare', text: 'Trained people play with the children.' },
        { picture: 'phone', text: 'Families call each other on hard days.' },
        { picture: 'meal', text: 'Families eat together.' },
      ],
    },
    6: {
      title: 'Sports, music and trips',
      lines: [
        { picture: 'sportsAndArts', text: 'You can do sports, sing or act in plays.' },
        { text: 'You can go on trips.' },
        { picture: 'together', text: 'You take part in your own way.' },
        { picture: 'buddy', text: 'Someone goes with you on your first visits.' },
        { picture: 'wheelchairRamp', text: 'You can get in with a wheelchair.' },
        { picture: 'car', text: 'Do you need a ride?' },
        { text: 'Ask us.' },
      ],
    },
  } as PlainItems,
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
