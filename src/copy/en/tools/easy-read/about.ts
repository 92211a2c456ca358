import type { EasyLine } from './common';
import { callUs, writeToUs } from './common';

export const easyAbout = {
  intro: [
    { picture: 'partners', text: 'We work with families and schools.' },
    { text: 'Companies and neighbors help, too.' },
    { picture: 'together', text: 'We want everyone to take part.' },
  ] satisfies EasyLine[],
  missionTitle: 'What we want',
  focusTitle: 'What we work on',
  goals: {
    title: '17 goals for the world',
    intro: [
      { picture: 'world', text: 'The United Nations set 17 goals.' },
      { picture: 'goal', text: 'The world wants to reach them by 2030.' },
    ] satisfies EasyLine[],
    disclaimer: [
      { picture: 'noApproval', text: 'The United Nations did not approve this site.' },
    ] satisfies EasyLine[],
  },
  approachTitle: 'How we work',
  collaborateTitle: 'Share with us',
  collaborate: [
    { picture: 'idea', text: 'Do you have an idea, a room or a talent?' },
    { text: 'Please share it with us.' },
    writeToUs,
    callUs,
  ] satisfies EasyLine[],
};
