import { withoutMissing } from '@/lib/without-missing';
import type { Facts } from '../../../facts';
import type { EasyLine, GoalNumber } from '../../../types';
import type { about } from '../../screens/about';
import { callUs, writeToUs } from './common';

type AreaId = ReturnType<typeof about>['focus']['areas'][number]['id'];

/** The main points of About in plain language. */
export const easyAbout = ({ instagramName }: Facts) => ({
  intro: [
    { picture: 'partners', text: 'We work with families and schools.' },
    { text: 'Companies and neighbors help, too.' },
    { picture: 'together', text: 'We want everyone to take part.' },
  ] satisfies EasyLine[],
  missionTitle: 'What we want',
  mission: [
    { picture: 'family', text: 'We help people with special needs and their families.' },
    { picture: 'helper', text: 'We find people who can help them.' },
    { text: 'They can be teachers, neighbors or caregivers.' },
    { picture: 'home', text: 'We also want clean water and good schools.' },
    { text: 'We also want fair jobs and safe homes.' },
    { picture: 'listen', text: 'First, we listen.' },
    { text: 'Then we help.' },
    { text: 'Later, we ask how it is going.' },
  ] satisfies EasyLine[],
  focusTitle: 'What we work on',
  focus: [{ picture: 'calendar', text: 'We work on 8 topics.' }] satisfies EasyLine[],
  areas: {
    hygiene: {
      title: 'Keeping clean',
      lines: [
        { picture: 'wash', text: 'We want clean hands, clean bathrooms and clean streets.' },
        { text: 'Good habits help at school and at home.' },
      ],
    },
    education: {
      title: 'Reading and computers',
      lines: [
        { picture: 'book', text: 'We help you read better.' },
        { text: 'You decide how fast you learn.' },
        { picture: 'computer', text: 'You learn to use a phone or a computer.' },
      ],
    },
    environment: {
      title: 'Nature',
      lines: [
        { picture: 'garden', text: 'We want gardens that everyone can use.' },
        { picture: 'repair', text: 'We want things to last longer.' },
        { picture: 'trash', text: 'We want clean streets.' },
      ],
    },
    youth: {
      title: 'Young people',
      lines: [
        { picture: 'leader', text: 'Young people plan something good for their neighborhood.' },
        { text: 'They lead the work.' },
        { text: 'Then they see the change.' },
      ],
    },
    health: {
      title: 'Health',
      lines: [
        { picture: 'health', text: 'We want good care close to your home.' },
        { picture: 'calmRoom', text: 'Everyone needs time to rest.' },
        { picture: 'talk', text: 'Talk to someone when you feel bad.' },
      ],
    },
    women: {
      title: 'Women',
      lines: [
        { picture: 'earn', text: 'We help women learn and find good jobs.' },
        { text: 'They can earn money, lead and decide for themselves.' },
        { picture: 'group', text: 'Women support each other.' },
      ],
    },
    disaster: {
      title: 'Storms and other dangers',
      lines: [
        { picture: 'storm', text: 'We make plans before a storm comes.' },
        { picture: 'medicine', text: 'We plan for wheelchairs and medicine.' },
        { text: 'We plan for quiet rooms, too.' },
      ],
    },
    communication: {
      title: 'Better habits',
      lines: [
        { picture: 'theater', text: 'We use plays, songs and honest talks.' },
        { text: 'They help people change old habits.' },
      ],
    },
  } satisfies Record<AreaId, { title: string; lines: EasyLine[] }>,
  goals: {
    title: '17 goals for the world',
    intro: [
      { picture: 'world', text: 'The United Nations set 17 goals.' },
      { picture: 'goal', text: 'The world wants to reach them by 2030.' },
      { text: 'They are called Sustainable Development Goals.' },
      { text: 'We work toward all the goals.' },
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
      10: { picture: 'wheelchairRamp', text: 'Everyone has the same chances.' },
      11: { picture: 'town', text: 'Cities are good and safe to live in.' },
      12: { picture: 'recycling', text: 'We use things well and waste less.' },
      13: { picture: 'thermometer', text: 'We keep the world from getting too hot.' },
      14: { picture: 'fish', text: 'The sea is clean for the fish.' },
      15: { picture: 'tree', text: 'We protect forests and animals.' },
      16: { picture: 'dove', text: 'People live in peace, with fair laws.' },
      17: { picture: 'partners', text: 'All countries work together.' },
    } satisfies Record<GoalNumber, EasyLine>,
    disclaimer: [
      { picture: 'badges', text: 'We made the pictures for the goals ourselves.' },
      { picture: 'noApproval', text: 'The United Nations did not approve this site.' },
    ] satisfies EasyLine[],
  },
  approachTitle: 'How we work',
  approach: [
    { picture: 'choose', text: 'First, we ask people what they need.' },
    { text: 'They decide.' },
    { text: 'We help them do it.' },
    { picture: 'group', text: 'We explain why we do something.' },
    { text: 'Then we do it together.' },
    { picture: 'chart', text: 'We write down what we do.' },
    { text: 'We show what it costs.' },
    { text: 'We also say what went wrong.' },
    { picture: 'company', text: 'We work with companies and local groups.' },
    { text: 'We work with the government, too.' },
  ] satisfies EasyLine[],
  collaborateTitle: 'Share with us',
  collaborate: withoutMissing<EasyLine>([
    { picture: 'idea', text: 'Do you have an idea, a room or a talent?' },
    { text: 'Do you have 1 hour for us?' },
    { text: 'Please share it with us.' },
    writeToUs,
    callUs,
    instagramName && { picture: 'camera', text: `On the app Instagram, our name is ${instagramName}.` },
  ]),
});
