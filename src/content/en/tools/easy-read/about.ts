import type { EasyLine, GoalNumber } from '../../../types';
import { foundation } from '../../page/foundation';
import type { about } from '../../screens/about';

type AreaId = (typeof about.focus.areas)[number]['id'];

/** The main points of About in plain language. */
export const easyAbout = {
  intro: [
    { picture: 'partners', text: 'We work with families, neighbors, schools and companies.' },
    { picture: 'together', text: 'We want everyone to have a place.' },
  ] satisfies EasyLine[],
  missionTitle: 'What we want',
  mission: [
    { picture: 'family', text: 'We help persons with special needs and their families.' },
    { picture: 'helper', text: 'We connect them with people who can help.' },
    { text: 'They are therapists, teachers, caregivers, employers and neighbors.' },
    { picture: 'home', text: 'We also work for clean water and good schools.' },
    { text: 'We also work for fair jobs and safe homes.' },
    { picture: 'listen', text: 'We listen first.' },
    { text: 'Then we act.' },
    { text: 'We stay until things go well.' },
  ] satisfies EasyLine[],
  focusTitle: 'What we work on',
  focus: [{ picture: 'calendar', text: 'We work on 8 areas every week of the year.' }] satisfies EasyLine[],
  areas: {
    hygiene: {
      title: 'Keeping clean',
      lines: [
        { picture: 'wash', text: 'We want clean hands, clean bathrooms and clean streets.' },
        { text: 'We bring soap and sinks to schools and homes.' },
        { text: 'We teach good habits.' },
      ],
    },
    education: {
      title: 'Reading and computers',
      lines: [
        { picture: 'book', text: 'We help people read.' },
        { text: 'You learn at your own pace.' },
        { picture: 'computer', text: 'You learn to use a phone or computer.' },
      ],
    },
    environment: {
      title: 'Nature',
      lines: [
        { picture: 'garden', text: 'We make gardens that everyone can use.' },
        { picture: 'repair', text: 'We have days to repair things together.' },
        { picture: 'trash', text: 'We help keep trash off the streets.' },
      ],
    },
    youth: {
      title: 'Young people',
      lines: [
        { picture: 'leader', text: 'Young people plan and lead a project.' },
        { text: 'They see it change their neighborhood.' },
      ],
    },
    health: {
      title: 'Health',
      lines: [
        { picture: 'health', text: 'You can get health checks close to home.' },
        { picture: 'calmRoom', text: 'There are calm rooms.' },
        { picture: 'talk', text: 'You can talk to someone before things get too hard.' },
      ],
    },
    women: {
      title: 'Women',
      lines: [
        { picture: 'earn', text: 'Women can get job training and small loans.' },
        { text: 'They can earn money, lead and decide for themselves.' },
        { text: 'They support each other.' },
      ],
    },
    disaster: {
      title: 'Storms and other dangers',
      lines: [
        { picture: 'storm', text: 'We make plans before a storm comes.' },
        { picture: 'medicine', text: 'We plan for wheelchairs, medicine and quiet rooms.' },
      ],
    },
    communication: {
      title: 'Better habits',
      lines: [
        { picture: 'theater', text: 'We use plays, songs and honest conversations.' },
        { text: 'They help people trade old habits for better ones.' },
      ],
    },
  } satisfies Record<AreaId, { title: string; lines: EasyLine[] }>,
  goals: {
    title: '17 goals for the world',
    intro: [
      { picture: 'world', text: 'UN means United Nations.' },
      { text: 'The UN brings the countries of the world together.' },
      { picture: 'goal', text: 'The UN set 17 goals to reach by 2030.' },
      { text: 'They are called Sustainable Development Goals.' },
      { text: 'We work for all of them.' },
    ] satisfies EasyLine[],
    goal: 'Goal {number}: {text}',
    each: {
      1: { picture: 'money', text: 'Everyone has enough money.' },
      2: { picture: 'goodFood', text: 'Everyone has enough food.' },
      3: { picture: 'health', text: 'Everyone can be healthy.' },
      4: { picture: 'class', text: 'Everyone can learn.' },
      5: { picture: 'equal', text: 'Women and men have the same rights.' },
      6: { picture: 'water', text: 'Everyone has clean water.' },
      7: { picture: 'energy', text: 'Everyone has clean electricity.' },
      8: { picture: 'worker', text: 'Everyone can have a good job.' },
      9: { picture: 'factory', text: 'There are good roads, factories and new ideas.' },
      10: { picture: 'wheelchairRamp', text: 'Everyone is treated fairly.' },
      11: { picture: 'town', text: 'Cities are good and safe to live in.' },
      12: { picture: 'recycling', text: 'We use things well and waste less.' },
      13: { picture: 'thermometer', text: 'We protect the climate of the world.' },
      14: { picture: 'fish', text: 'The sea is clean, and fish can live there.' },
      15: { picture: 'tree', text: 'Forests and animals are safe.' },
      16: { picture: 'dove', text: 'There is peace, and the law is fair.' },
      17: { picture: 'partners', text: 'All countries work together.' },
    } satisfies Record<GoalNumber, EasyLine>,
    disclaimer: [
      { picture: 'badges', text: 'We made the goal badges on this site ourselves.' },
      { picture: 'noApproval', text: 'The UN does not endorse this site.' },
      { text: 'To endorse means to say that something is good.' },
    ] satisfies EasyLine[],
  },
  approachTitle: 'How we work',
  approach: [
    { picture: 'choose', text: 'Every project starts with the people it is for.' },
    { text: 'The people decide.' },
    { text: 'We help with what they decide.' },
    { picture: 'group', text: 'We explain why we do things.' },
    { text: 'Then we do them together.' },
    { picture: 'chart', text: 'We keep track of what we do.' },
    { text: 'We show what it costs.' },
    { text: 'We say when something did not work.' },
    { picture: 'company', text: 'We work with companies, government offices and local groups.' },
  ] satisfies EasyLine[],
  collaborateTitle: 'Share with us',
  collaborate: [
    { picture: 'idea', text: 'Do you have an idea, a room or a skill?' },
    { text: 'Do you have 1 hour?' },
    { text: 'Please share it with us.' },
    { picture: 'mail', text: 'Write to us:', contact: 'email' },
    { picture: 'phone', text: 'Call us:', contact: 'phone' },
    { picture: 'camera', text: `Our name on Instagram is ${foundation.instagram}.` },
  ] satisfies EasyLine[],
};
