import type { EasyLine } from '../../../types';

type LinesById = Readonly<Record<number, readonly EasyLine[]>>;

/** The sample content in plain language, by the ids of its items. */
export const easySamples: {
  hero: readonly EasyLine[];
  serviceTitles: Readonly<Record<number, string>>;
  services: LinesById;
  features: LinesById;
  testimonials: LinesById;
  events: LinesById;
} = {
  hero: [
    { picture: 'family', text: 'We help people with special needs and their families.' },
    { text: 'You find the right help here.' },
    { text: 'We help everyone.' },
  ],
  serviceTitles: {
    1: 'We find the right help for you',
    2: 'Help for every day',
    3: 'Information and forms',
    4: 'Groups and trips',
  },
  services: {
    1: [
      { picture: 'talk', text: 'Tell us what your days look like.' },
      { picture: 'findPeople', text: 'We find therapists, schools and caregivers for you.' },
      { text: 'A caregiver helps in daily life.' },
      { picture: 'phone', text: 'We can join your first call.' },
    ],
    2: [
      { picture: 'caregiver', text: 'A caregiver can come for the evening.' },
      { picture: 'car', text: 'We can give you a ride.' },
      { picture: 'wheelchair', text: 'You can borrow a wheelchair.' },
    ],
    3: [
      { picture: 'form', text: 'We explain rights, benefits and forms.' },
      { text: 'Benefits are money or help from the government.' },
    ],
    4: [
      { picture: 'group', text: 'We offer groups, workshops and trips.' },
      { text: 'You do not have to explain yourself first.' },
    ],
  },
  features: {
    1: [
      { picture: 'clock', text: 'The first conversation takes 30 minutes.' },
      { text: 'We talk in person or by phone.' },
      { picture: 'findPeople', text: 'We find 2 or 3 providers who can see you now.' },
      { picture: 'door', text: 'We help with the first visit.' },
      { picture: 'calendar', text: 'After 1 month, we ask how it is going.' },
    ],
    2: [
      { picture: 'rest', text: 'Trained caregivers help you.' },
      { text: 'Parents can rest.' },
      { picture: 'car', text: 'We offer rides to doctors, school and work.' },
      { picture: 'wheelchair', text: 'You can borrow equipment free for 6 months.' },
      { picture: 'moods', text: 'You can talk to us on good and bad days.' },
    ],
    3: [
      { picture: 'largePrint', text: 'You can have large print, audio or an easy version.' },
      { picture: 'form', text: 'We help you fill out forms, line by line.' },
      { picture: 'list', text: 'We keep a list of services near you.' },
      { text: 'We update the list often.' },
      { picture: 'ask', text: 'We answer questions about school, work, money and law.' },
    ],
    4: [
      { picture: 'wheelchairRamp', text: 'You can get in with a wheelchair.' },
      { picture: 'calmRoom', text: 'There is a quiet room there.' },
      { picture: 'signLanguage', text: 'Ask for a sign language interpreter 1 week before.' },
      { picture: 'siblings', text: 'Brothers, sisters and friends are welcome.' },
      { picture: 'free', text: 'Everything is free.' },
      { picture: 'noPaper', text: 'There are no long forms.' },
    ],
  },
  testimonials: {
    1: [
      { picture: 'parentAndChild', text: 'Maria is Leo’s mother.' },
      { text: 'Leo is 7 years old.' },
      { picture: 'waiting', text: 'Leo waited 1 year for a speech therapist.' },
      { text: 'He was on 3 waiting lists.' },
      { picture: 'phone', text: 'Then Maria called us.' },
      { picture: 'speech', text: '2 weeks later, Leo had a speech therapist.' },
      { text: 'The therapist understands Leo’s jokes.' },
    ],
    2: [
      { picture: 'assistant', text: 'Daniel takes care of his brother.' },
      { picture: 'ask', text: 'We asked Daniel’s brother what he wanted.' },
      { text: 'Before that, people only asked Daniel.' },
    ],
    3: [
      { picture: 'library', text: 'Amina works in a library.' },
      { picture: 'bus', text: 'She and her parents practiced taking the bus.' },
      { text: 'Now she takes the bus to work on her own.' },
    ],
  },
  events: {
    1: [
      { picture: 'door', text: 'Our office is usually closed on Sundays.' },
      { text: 'It opens for this 1 day.' },
      { picture: 'meal', text: 'There is warm soup.' },
      { picture: 'look', text: 'We show you around.' },
      { picture: 'ask', text: 'You can ask us anything.' },
      { picture: 'calmRoom', text: 'The quiet room is open the whole time.' },
    ],
    2: [
      { picture: 'lamp', text: 'The lights are soft and the sound is low.' },
      { picture: 'music', text: 'There is room to move.' },
      { text: 'Clap, hum, dance or just listen.' },
    ],
    3: [
      { picture: 'ask', text: 'Bring your questions about school and benefits.' },
      { picture: 'plan', text: 'Together, we plan your next 3 months.' },
      { text: 'We go step by step.' },
    ],
  },
};
