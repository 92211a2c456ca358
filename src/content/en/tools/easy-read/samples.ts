import type { EasyLine } from '../../../types';

type TitlesById = Readonly<Record<number, string>>;
type LinesById = Readonly<Record<number, readonly EasyLine[]>>;

/** The sample content in plain language, by the ids of its items. */
export const easySamples: {
  heroTitle: string;
  entrance: readonly EasyLine[];
  replyNote: readonly EasyLine[];
  videoRelay: readonly EasyLine[];
  hero: readonly EasyLine[];
  serviceTitles: TitlesById;
  services: LinesById;
  features: LinesById;
  testimonials: LinesById;
  eventTitles: TitlesById;
  events: LinesById;
} = {
  heroTitle: 'Help for you and your family',
  entrance: [
    { picture: 'wheelchairRamp', text: 'You can get in with a wheelchair.' },
    { picture: 'bus', text: 'The bus stop is across the street.' },
    { text: 'From there, it takes 2 minutes.' },
  ],
  replyNote: [{ picture: 'clock', text: 'We usually answer in 24 hours, Monday to Friday.' }],
  videoRelay: [
    { picture: 'signLanguage', text: 'You can call us in sign language.' },
    { picture: 'videoCall', text: 'For this, use your video relay service.' },
  ],
  hero: [
    { picture: 'family', text: 'We help people with special needs and their families.' },
    { text: 'You can find help here.' },
  ],
  serviceTitles: {
    1: 'We look for the right help for you',
    2: 'Help for every day',
    3: 'Information and forms',
    4: 'Groups and trips',
  },
  services: {
    1: [
      { picture: 'talk', text: 'Tell us about your days.' },
      { picture: 'findPeople', text: 'We look for therapy, schools and caregivers for you.' },
      { picture: 'phone', text: 'We can help you with the first call.' },
    ],
    2: [
      { picture: 'caregiver', text: 'A caregiver can come in the evening.' },
      { picture: 'car', text: 'We can give you a ride.' },
      { picture: 'wheelchair', text: 'You can borrow a wheelchair.' },
    ],
    3: [{ picture: 'form', text: 'We explain rights, benefits and forms.' }],
    4: [{ picture: 'group', text: 'We have groups, workshops and trips.' }, { text: 'You can just come.' }],
  },
  features: {
    1: [
      { picture: 'clock', text: 'First, we talk.' },
      { text: 'We talk in person or by phone.' },
      { picture: 'findPeople', text: 'Then we find 2 or 3 providers for you.' },
      { text: 'They have time for you now.' },
      { picture: 'door', text: 'We help you with the first visit.' },
      { picture: 'calendar', text: 'After 1 month, we ask how it is going.' },
    ],
    2: [
      { picture: 'rest', text: 'Trained caregivers help you.' },
      { text: 'Parents can rest.' },
      { picture: 'car', text: 'We can drive you to the doctor, school or work.' },
      { picture: 'wheelchair', text: 'You can borrow things, such as a wheelchair.' },
      { text: 'This is free for 6 months.' },
      { picture: 'moods', text: 'You can talk to us on good and bad days.' },
    ],
    3: [
      { picture: 'largePrint', text: 'You can get information in large letters.' },
      { text: 'You can also get it in easy words.' },
      { text: 'You can also listen to it.' },
      { picture: 'form', text: 'We help you fill out forms, line by line.' },
      { picture: 'list', text: 'We have a list of services near you.' },
      { text: 'We update the list often.' },
      { picture: 'ask', text: 'We answer questions about school, work, money and law.' },
    ],
    4: [
      { picture: 'wheelchairRamp', text: 'You can get in with a wheelchair.' },
      { picture: 'calmRoom', text: 'There is a quiet room.' },
      { picture: 'signLanguage', text: 'Do you need sign language?' },
      { text: 'Tell us 1 week before.' },
      { picture: 'siblings', text: 'Brothers, sisters and friends are welcome.' },
      { picture: 'noPaper', text: 'All forms are short.' },
    ],
  },
  testimonials: {
    1: [
      { picture: 'parentAndChild', text: 'Maria is Leo’s mother.' },
      { text: 'Leo is 7 years old.' },
      { picture: 'waiting', text: 'Leo waited 1 year for speech therapy.' },
      { text: 'He was on 3 waiting lists.' },
      { picture: 'phone', text: 'Then Maria called us.' },
      { picture: 'speech', text: '2 weeks later, Leo started speech therapy.' },
      { text: 'The therapist understands Leo’s jokes.' },
    ],
    2: [
      { picture: 'assistant', text: 'Daniel takes care of his brother.' },
      { picture: 'ask', text: 'We asked Daniel’s brother what he wanted.' },
      { text: 'Before that, people only asked Daniel.' },
    ],
    3: [
      { picture: 'library', text: 'Amina works in a library.' },
      { picture: 'bus', text: 'She practiced taking the bus with her parents.' },
      { text: 'Now she takes the bus to work on her own.' },
    ],
  },
  eventTitles: {
    1: 'Visit our office',
    2: 'Quiet music',
    3: 'Plan the new year with us',
  },
  events: {
    1: [
      { picture: 'door', text: 'We are usually closed on Sundays.' },
      { text: 'This Sunday, we are open.' },
      { picture: 'meal', text: 'There is warm soup.' },
      { picture: 'look', text: 'We show you our office.' },
      { picture: 'ask', text: 'You can ask us anything.' },
      { picture: 'calmRoom', text: 'The quiet room is open the whole time.' },
    ],
    2: [
      { picture: 'lamp', text: 'The lights are soft.' },
      { picture: 'music', text: 'The music is soft.' },
      { text: 'There is room to move.' },
      { text: 'You can clap, sing, dance or just listen.' },
    ],
    3: [
      { picture: 'ask', text: 'Bring your questions about school and benefits.' },
      { picture: 'plan', text: 'We plan your next 3 months with you.' },
      { text: 'We go step by step.' },
    ],
  },
};
