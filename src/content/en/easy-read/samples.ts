import type { EasyLine } from '../../types';

type LinesById = Readonly<Record<number, readonly EasyLine[]>>;

/** The sample content in plain language, by the ids of its items. */
export const easySamples: {
  hero: readonly EasyLine[];
  services: LinesById;
  features: LinesById;
  testimonials: LinesById;
  events: LinesById;
} = {
  hero: [
    { icon: 'people', text: 'We help people with special needs and their families.' },
    { icon: 'handshake', text: 'Here they find the right help.' },
    { icon: 'heart', text: 'No one is left out.' },
  ],
  services: {
    1: [
      { icon: 'megaphone', text: 'Tell us what your days look like.' },
      { icon: 'search', text: 'We find therapists, schools and caregivers for you.' },
      { icon: 'phone', text: 'We can join your first call.' },
    ],
    2: [
      { icon: 'hands', text: 'A caregiver can come for the evening.' },
      { icon: 'compass', text: 'We can give you a ride.' },
      { icon: 'accessibility', text: 'You can borrow a wheelchair.' },
    ],
    3: [{ icon: 'book', text: 'We explain rights, benefits and forms in plain language.' }],
    4: [
      { icon: 'people', text: 'We offer groups, workshops and trips.' },
      { icon: 'heart', text: 'You do not have to explain yourself first.' },
    ],
  },
  features: {
    1: [
      { icon: 'clock', text: 'The first conversation takes 30 minutes.' },
      { icon: 'phone', text: 'We talk in person or by phone.' },
      { icon: 'search', text: 'We find 2 or 3 providers who have openings now.' },
      { icon: 'handshake', text: 'We help with the first visit.' },
      { icon: 'calendar', text: 'After 1 month, we ask how it is going.' },
    ],
    2: [
      { icon: 'hands', text: 'Trained caregivers help, so that parents can rest.' },
      { icon: 'compass', text: 'We offer rides to doctors, school and work.' },
      { icon: 'calendar', text: 'You can borrow equipment free for 6 months.' },
      { icon: 'heart', text: 'You can talk to us on good and bad days.' },
    ],
    3: [
      { icon: 'accessibility', text: 'You can have large print, audio or an easy version.' },
      { icon: 'book', text: 'We help you fill out forms, line by line.' },
      { icon: 'map-pin', text: 'We keep a list of services near you.' },
      { icon: 'search', text: 'We update the list often.' },
      { icon: 'megaphone', text: 'We answer questions about school, work, money and law.' },
    ],
    4: [
      { icon: 'accessibility', text: 'There are no steps where we meet.' },
      { icon: 'home', text: 'There is a quiet room there.' },
      { icon: 'hands', text: 'Ask for a sign language interpreter 1 week before.' },
      { icon: 'people', text: 'Brothers, sisters and friends are welcome.' },
      { icon: 'sparkles', text: 'Everything is free.' },
      { icon: 'book', text: 'There are no long forms.' },
    ],
  },
  testimonials: {
    1: [
      { icon: 'home', text: 'Maria is Leo’s mother.' },
      { icon: 'people', text: 'Leo is 7 years old.' },
      { icon: 'clock', text: 'Leo waited 1 year for a speech therapist.' },
      { icon: 'book', text: 'He was on 3 waiting lists.' },
      { icon: 'phone', text: 'Then Maria called us.' },
      { icon: 'calendar', text: '2 weeks later, Leo had a speech therapist.' },
      { icon: 'heart', text: 'The therapist understands Leo’s jokes.' },
    ],
    2: [
      { icon: 'home', text: 'Daniel takes care of his brother.' },
      { icon: 'megaphone', text: 'We asked Daniel’s brother what he wanted.' },
      { icon: 'heart', text: 'Before that, people only asked Daniel.' },
    ],
    3: [
      { icon: 'book', text: 'Amina works in a library.' },
      { icon: 'compass', text: 'She and her parents practiced taking the bus.' },
      { icon: 'heart', text: 'Now she takes the bus to work on her own.' },
    ],
  },
  events: {
    1: [
      { icon: 'clock', text: 'Our office is usually closed on Sundays.' },
      { icon: 'sparkles', text: 'It opens for this 1 day.' },
      { icon: 'heart', text: 'There is warm soup.' },
      { icon: 'building', text: 'We show you around.' },
      { icon: 'megaphone', text: 'You can ask us anything.' },
      { icon: 'home', text: 'The quiet room is open the whole time.' },
    ],
    2: [
      { icon: 'sparkles', text: 'The lights are soft and the sound is low.' },
      { icon: 'people', text: 'There is room to move.' },
      { icon: 'hands', text: 'Clap, hum, dance or just listen.' },
    ],
    3: [
      { icon: 'book', text: 'Bring your questions about school and benefits.' },
      { icon: 'calendar', text: 'Together, we plan your next 3 months.' },
      { icon: 'compass', text: 'We go step by step.' },
    ],
  },
};
