import type { CommunityEvent, EasyLine, Hero, Service, Testimonial } from '../../types';
import { sampleContent } from '../editable';
import { line } from './line';

/** The texts of the sample content in plain words, by the id of their item. What staff change is shown as they wrote it. */
type PlainWords = Readonly<Record<number, readonly EasyLine[]>>;

const hero = [
  line('People', 'We help people with special needs and their families.'),
  line('Handshake', 'We help them meet the right helpers.'),
  line('Heart', 'Nobody is left out.'),
];

const services: PlainWords = {
  1: [
    line('Megaphone', 'Tell us about your day.'),
    line('Search', 'We find therapists, schools and carers for you.'),
    line('Phone', 'We can join your first call.'),
  ],
  2: [
    line('Hands', 'A carer can come for an evening.'),
    line('Compass', 'We can give you a ride.'),
    line('Accessibility', 'You can borrow a wheelchair.'),
  ],
  3: [line('Book', 'We explain rights, benefits and forms in plain words.')],
  4: [
    line('People', 'We offer groups, workshops and trips.'),
    line('Heart', 'You do not have to explain yourself first.'),
  ],
};

const features: PlainWords = {
  1: [
    line('Clock', 'The first talk takes 30 minutes.'),
    line('Phone', 'We talk in person or by phone.'),
    line('Search', 'You get 2 or 3 providers who have room now.'),
    line('Handshake', 'We help with the first visit.'),
    line('Calendar', 'After 1 month we ask: does it fit?'),
  ],
  2: [
    line('Hands', 'Trained carers help, so that parents can rest.'),
    line('Compass', 'We offer rides to doctors, school and work.'),
    line('Calendar', 'You can borrow equipment free for 6 months.'),
    line('Heart', 'You can talk to us on good and bad days.'),
  ],
  3: [
    line('Accessibility', 'You can have large print, audio or easy words.'),
    line('Book', 'We help you fill in forms, line by line.'),
    line('Map pin', 'We keep a list of services near you.'),
    line('Search', 'We check the list often.'),
    line('Megaphone', 'We answer questions about school, work, money and law.'),
  ],
  4: [
    line('Accessibility', 'Our places have no steps.'),
    line('Home', 'They have a quiet room.'),
    line('Hands', 'Ask for sign language 1 week before.'),
    line('People', 'Brothers, sisters and friends are welcome.'),
    line('Sparkles', 'You pay nothing.'),
    line('Book', 'There is no long form.'),
  ],
};

const testimonials: PlainWords = {
  1: [
    line('Calendar', 'Maria S. waited on 3 lists for 1 year.'),
    line('Phone', 'Then she called us.'),
    line('Clock', '2 weeks later, Leo had a speech therapist.'),
    line('Heart', 'The speech therapist gets his jokes.'),
  ],
  2: [
    line('Megaphone', 'We asked his brother what he wanted.'),
    line('Sparkles', 'We did not ask Daniel O. instead.'),
    line('Heart', 'That was new for them.'),
  ],
  3: [
    line('Hands', 'Dr. Amina K. is a provider.'),
    line('Handshake', 'She now meets the families she trained for.'),
  ],
};

const events: PlainWords = {
  1: [
    line('Heart', 'There is warm soup.'),
    line('Building', 'We show you the rooms.'),
    line('Megaphone', 'You can ask us anything.'),
    line('Home', 'The quiet room is open all day.'),
  ],
  2: [
    line('Sparkles', 'The lights are soft and the sound is low.'),
    line('People', 'There is room to move.'),
    line('Hands', 'Clap, hum, dance or just listen.'),
  ],
  3: [
    line('Book', 'Bring your questions about school and benefits.'),
    line('Calendar', 'We plan the next 3 months with you.'),
    line('Compass', 'We go step by step.'),
  ],
};

/** The plain words of an item while its text is the sample's. */
function plainWords<Item extends { id: number }>(
  item: Item,
  samples: readonly Item[],
  textOf: (item: Item) => string,
  words: PlainWords,
): readonly EasyLine[] | undefined {
  const sample = samples.find(({ id }) => id === item.id);
  return sample && textOf(sample) === textOf(item) ? words[item.id] : undefined;
}

export function aboutHero({ subtitle }: Hero): readonly EasyLine[] {
  return subtitle === sampleContent.hero.subtitle ? hero : [line('Heart', subtitle)];
}

export function aboutService(service: Service): readonly EasyLine[] {
  const plain = plainWords(service, sampleContent.services, ({ description }) => description, services);
  return plain ?? [line('Hands', service.description)];
}

export function serviceFeatures(service: Service): readonly EasyLine[] {
  const inWords = ({ features = [] }: Service) => features.join('\n');
  const plain = plainWords(service, sampleContent.services, inWords, features);
  return plain ?? (service.features ?? []).map((feature) => line('Sparkles', feature));
}

export function aboutTestimonial(testimonial: Testimonial): readonly EasyLine[] {
  const plain = plainWords(testimonial, sampleContent.testimonials, ({ content }) => content, testimonials);
  return plain ?? [line('Megaphone', testimonial.content)];
}

export function aboutEvent(event: CommunityEvent): readonly EasyLine[] {
  const plain = plainWords(event, sampleContent.events, ({ description }) => description, events);
  return plain ?? [line('Calendar', event.description)];
}
