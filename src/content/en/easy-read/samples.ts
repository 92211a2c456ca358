import type { CommunityEvent, EasyLine, Hero, Service, Testimonial } from '../../types';
import { sampleContent } from '../editable';
import { line } from './line';

/** The texts of the sample content in plain words, by the id of their item. What staff change is shown as they wrote it. */
type PlainWords = Readonly<Record<number, readonly EasyLine[]>>;

const hero = [
  line('People', 'We help people with special needs and their families.'),
  line('Handshake', 'Here they find the right help.'),
  line('Heart', 'No one is left out.'),
];

const services: PlainWords = {
  1: [
    line('Megaphone', 'Tell us what your days look like.'),
    line('Search', 'We find therapists, schools and caregivers for you.'),
    line('Phone', 'We can join your first call.'),
  ],
  2: [
    line('Hands', 'A caregiver can come for the evening.'),
    line('Compass', 'We can give you a ride.'),
    line('Accessibility', 'You can borrow a wheelchair.'),
  ],
  3: [line('Book', 'We explain rights, benefits and forms in plain language.')],
  4: [
    line('People', 'We offer groups, workshops and trips.'),
    line('Heart', 'You do not have to explain yourself first.'),
  ],
};

const features: PlainWords = {
  1: [
    line('Clock', 'The first conversation takes 30 minutes.'),
    line('Phone', 'We talk in person or by phone.'),
    line('Search', 'We find 2 or 3 providers who have openings now.'),
    line('Handshake', 'We help with the first visit.'),
    line('Calendar', 'After 1 month, we ask how it is going.'),
  ],
  2: [
    line('Hands', 'Trained carers help, so that parents can rest.'),
    line('Compass', 'We offer rides to doctors, school and work.'),
    line('Calendar', 'You can borrow equipment free for 6 months.'),
    line('Heart', 'You can talk to us on good and bad days.'),
  ],
  3: [
    line('Accessibility', 'You can have large print, audio or an easy version.'),
    line('Book', 'We help you fill out forms, line by line.'),
    line('Map pin', 'We keep a list of services near you.'),
    line('Search', 'We update the list often.'),
    line('Megaphone', 'We answer questions about school, work, money and law.'),
  ],
  4: [
    line('Accessibility', 'There are no steps where we meet.'),
    line('Home', 'There is a quiet room there.'),
    line('Hands', 'Ask for a sign language interpreter 1 week before.'),
    line('People', 'Brothers, sisters and friends are welcome.'),
    line('Sparkles', 'Everything is free.'),
    line('Book', 'There are no long forms.'),
  ],
};

const testimonials: PlainWords = {
  1: [
    line('Home', 'Maria is Leo’s mother.'),
    line('Clock', 'Leo waited 1 year for a speech therapist.'),
    line('Book', 'He was on 3 waiting lists.'),
    line('Phone', 'Then Maria called us.'),
    line('Calendar', '2 weeks later, Leo had a speech therapist.'),
    line('Heart', 'The therapist understands Leo’s jokes.'),
  ],
  2: [
    line('Home', 'Daniel takes care of his brother.'),
    line('Megaphone', 'We asked Daniel’s brother what he wanted.'),
    line('Heart', 'Before that, people only asked Daniel.'),
  ],
  3: [
    line('Book', 'Amina works in a library.'),
    line('Compass', 'She and her parents practiced taking the bus.'),
    line('Heart', 'Now she takes the bus to work on her own.'),
  ],
};

const events: PlainWords = {
  1: [
    line('Clock', 'Our office is usually closed on Sundays.'),
    line('Sparkles', 'It opens for this 1 day.'),
    line('Heart', 'There is warm soup.'),
    line('Building', 'We show you around.'),
    line('Megaphone', 'You can ask us anything.'),
    line('Home', 'The quiet room is open the whole time.'),
  ],
  2: [
    line('Sparkles', 'The lights are soft and the sound is low.'),
    line('People', 'There is room to move.'),
    line('Hands', 'Clap, hum, dance or just listen.'),
  ],
  3: [
    line('Book', 'Bring your questions about school and benefits.'),
    line('Calendar', 'Together, we plan your next 3 months.'),
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
