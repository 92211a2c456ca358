import type { Facts } from '@/content/facts';
import { withoutMissing } from '@/lib/without-missing';
import type { EasyLine, GoalNumber } from '../../../types';
import { callUs, writeToUs } from './common';

/** The main points of About in plain language. */
export const easyAbout = ({ instagramName }: Facts) => ({
  intro: [
    { picture: 'partners', text: 'We work with families and schools.' },
    { text: 'Companies and neighbors help, too.' },
    { picture: 'together', text: 'We want everyone to take part.' },
  ] satisfies EasyLine[],
  missionTitle: 'What we want',
  focusTitle: 'What we work on',
  focus: [{ picture: 'list', text: 'These are our topics.' }] satisfies EasyLine[],
  goals: {
    title: '17 goals for the world',
    intro: [
      { picture: 'world', text: 'The United Nations set 17 goals.' },
      { picture: 'goal', text: 'The world wants to reach them by 2030.' },
      { text: 'They are called Sustainable Development Goals.' },
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
