import type { EasyLine } from '../../types';
import type { about } from '../about';
import { foundation } from '../foundation';

type AreaId = (typeof about.focus.areas)[number]['id'];

/** The main points of About in plain language. */
export const easyAbout = {
  intro: [
    { icon: 'handshake', text: 'We work with families, neighbors, schools and companies.' },
    { icon: 'heart', text: 'We want everyone to have a place.' },
  ] satisfies EasyLine[],
  mission: [
    { icon: 'people', text: 'We help persons with special needs and their families.' },
    { icon: 'search', text: 'We connect them with people who can help.' },
    { icon: 'hands', text: 'They are therapists, teachers, caregivers, employers and neighbors.' },
    { icon: 'leaf', text: 'We also work for clean water and good schools.' },
    { icon: 'home', text: 'We also work for fair jobs and safe homes.' },
    { icon: 'megaphone', text: 'We listen first.' },
    { icon: 'handshake', text: 'Then we act.' },
    { icon: 'clock', text: 'We stay until things go well.' },
  ] satisfies EasyLine[],
  focus: [{ icon: 'calendar', text: 'We work on 8 areas every week of the year.' }] satisfies EasyLine[],
  areas: {
    hygiene: [
      { icon: 'sparkles', text: 'We want clean hands, clean bathrooms and clean streets.' },
      { icon: 'hands', text: 'We bring soap and sinks to schools and homes.' },
      { icon: 'heart', text: 'We teach good habits.' },
    ],
    education: [
      { icon: 'book', text: 'We help people read.' },
      { icon: 'clock', text: 'You learn at your own pace.' },
      { icon: 'phone', text: 'You learn to use a phone or computer.' },
    ],
    environment: [
      { icon: 'accessibility', text: 'We make gardens that everyone can use.' },
      { icon: 'puzzle', text: 'We have days to repair things together.' },
      { icon: 'leaf', text: 'We help keep trash off the streets.' },
    ],
    youth: [
      { icon: 'megaphone', text: 'Young people plan and lead a project.' },
      { icon: 'home', text: 'They see it change their neighborhood.' },
    ],
    health: [
      { icon: 'heart', text: 'You can get health checks close to home.' },
      { icon: 'home', text: 'There are calm rooms.' },
      { icon: 'people', text: 'You can talk to someone before things get too hard.' },
    ],
    women: [
      { icon: 'flower', text: 'Women can get job training and small loans.' },
      { icon: 'briefcase', text: 'They can earn money, lead and decide for themselves.' },
      { icon: 'people', text: 'They support each other.' },
    ],
    disaster: [
      { icon: 'lifebuoy', text: 'We make plans before a storm comes.' },
      { icon: 'accessibility', text: 'We plan for wheelchairs, medicine and quiet rooms.' },
    ],
    communication: [
      { icon: 'megaphone', text: 'We use plays, songs and honest conversations.' },
      { icon: 'heart', text: 'They help people trade old habits for better ones.' },
    ],
  } satisfies Record<AreaId, EasyLine[]>,
  goals: {
    intro: [
      { icon: 'compass', text: 'UN means United Nations.' },
      { icon: 'sprout', text: 'SDG means Sustainable Development Goal.' },
      { icon: 'calendar', text: 'The UN set 17 goals to reach by 2030.' },
      { icon: 'hands', text: 'We work for all of them.' },
    ] satisfies EasyLine[],
    goal: 'Goal {number}: {title}',
    disclaimer: [
      { icon: 'flower', text: 'We made the goal badges on this site ourselves.' },
      { icon: 'shield', text: 'The UN does not endorse this site.' },
      { icon: 'book', text: 'To endorse means to say that something is good.' },
    ] satisfies EasyLine[],
  },
  approach: [
    { icon: 'people', text: 'Every project starts with the people it is for.' },
    { icon: 'heart', text: 'The people decide, and we help.' },
    { icon: 'megaphone', text: 'We explain why we do things.' },
    { icon: 'hands', text: 'Then we do them together.' },
    { icon: 'search', text: 'We keep track of what we do.' },
    { icon: 'book', text: 'We show what it costs.' },
    { icon: 'shield', text: 'We say when something did not work.' },
    { icon: 'building', text: 'We work with companies, government offices and local groups.' },
    { icon: 'briefcase', text: 'Company teams for this are called CSR teams.' },
    { icon: 'handshake', text: 'CSR means corporate social responsibility.' },
  ] satisfies EasyLine[],
  collaborate: [
    { icon: 'sparkles', text: 'Do you have an idea, a room or a skill?' },
    { icon: 'clock', text: 'Do you have 1 hour?' },
    { icon: 'heart', text: 'Please share it with us.' },
    { icon: 'mail', text: 'Write to us:', contact: 'email', qrCode: true },
    { icon: 'phone', text: 'Call us:', contact: 'phone', qrCode: true },
    { icon: 'camera', text: `Our name on Instagram is ${foundation.instagram}.` },
  ] satisfies EasyLine[],
};
