import type { LanguageTag } from '@/content/languages';
import type { PictureId } from '@/content/pictures';
import type {
  CommunityEvent,
  EasyLine,
  Editable,
  Gift,
  Hero,
  PlainItems,
  Program,
  Service,
  Testimonial,
} from '@/content/types';
import type { CopyOf } from '@/language';
import { fill } from '@/lib/fill';
import { hasPassed, longDateFormat } from '@/lib/format-date';
import { expandAbbreviations } from '@/lib/spoken-form';

/** The copy that items in plain language are made of. */
export type EasyCopy = CopyOf<'tools'>;

/** Returns the lines written for a sample item, or staff's own words once they have edited it. */
function sampleLines<Item extends { id: number }>(
  item: Item,
  samples: readonly Item[],
  plain: readonly EasyLine[] | undefined,
  wordsOf: (item: Item) => EasyLine[],
): readonly EasyLine[] {
  const sample = samples.find(({ id }) => id === item.id);
  const words = wordsOf(item);
  const isUnedited = sample && JSON.stringify(wordsOf(sample)) === JSON.stringify(words);
  return (isUnedited && plain) || words;
}

/** The items of a list, such as what a service includes. */
const listLines = (items: readonly string[], language: LanguageTag | undefined): EasyLine[] =>
  items.map((text, index) => ({ picture: index === 0 ? 'list' : undefined, text, language }));

interface Described extends Editable {
  readonly description: string;
}

/** What describes an item, in staff's own words. */
const described = (picture: PictureId, { description, languages }: Described): EasyLine => ({
  picture,
  text: description,
  language: languages?.description,
});

interface Named {
  readonly id: number;
  readonly title: string;
}

/** The name of a sample item in plain words, unless staff have renamed it. */
function plainTitle({ id, title }: Named, samples: readonly Named[], plain: string | undefined): string {
  const isSample = samples.some((sample) => sample.id === id && sample.title === title);
  return (isSample && plain) || title;
}

/** The headline of Home in plain words, unless staff have changed it. */
export function heroTitle({ title }: Hero, { sampleContent, easySamples }: EasyCopy): string {
  return title === sampleContent.hero.title ? easySamples.heroTitle : title;
}

/** The name of a service in plain words. */
export function serviceTitle(service: Service, { sampleContent, easySamples }: EasyCopy): string {
  return plainTitle(service, sampleContent.services, easySamples.serviceTitles[service.id]);
}

/** The name of an event in plain words. */
export function eventTitle(event: CommunityEvent, { sampleContent, easySamples }: EasyCopy): string {
  return plainTitle(event, sampleContent.events, easySamples.eventTitles[event.id]);
}

/** Describes a service. */
export function serviceLines(
  service: Service,
  { sampleContent, easySamples }: EasyCopy,
): readonly EasyLine[] {
  return sampleLines(service, sampleContent.services, easySamples.services[service.id], (each) => [
    described('helper', each),
  ]);
}

/** Lists what a service includes. */
export function featureLines(
  service: Service,
  { sampleContent, easySamples }: EasyCopy,
): readonly EasyLine[] {
  return sampleLines(
    service,
    sampleContent.services,
    easySamples.features[service.id],
    ({ features = [], languages }) => listLines(features, languages?.features),
  );
}

/** Says who said what in a testimonial. */
export function testimonialLines(
  testimonial: Testimonial,
  { sampleContent, easySamples }: EasyCopy,
): readonly EasyLine[] {
  return sampleLines(
    testimonial,
    sampleContent.testimonials,
    easySamples.testimonials[testimonial.id],
    ({ role, content, languages }) => [
      { picture: 'family', text: role, language: languages?.role },
      { picture: 'talk', text: content, language: languages?.content },
    ],
  );
}

/** Says when and where an event is, and whether it is over; a text in another language stays as staff wrote it. */
export function eventFacts(event: CommunityEvent, now: Date, copy: EasyCopy): readonly EasyLine[] {
  const { date, time, location, languages } = event;
  const easy = copy.easyPrograms;
  const written = languages?.time ? time : expandAbbreviations(time, copy);
  return [
    ...(hasPassed(date, now) ? [easy.over] : []),
    { picture: 'calendar', text: fill(easy.day, { day: longDateFormat(copy.language.locale)(date) }) },
    { picture: 'clock', text: fill(easy.time, { time: written }), language: languages?.time },
    { picture: 'place', text: fill(easy.where, { location }), language: languages?.location },
  ];
}

/** Describes an event. */
export function eventLines(
  event: CommunityEvent,
  { sampleContent, easySamples }: EasyCopy,
): readonly EasyLine[] {
  return sampleLines(event, sampleContent.events, easySamples.events[event.id], (each) => [
    described('group', each),
  ]);
}

/**
 * The name of a role, a partnership or a type of support in plain words, and what describes it.
 *
 * @param plain the samples in plain language
 * @param list the field with what it asks for or includes
 */
export function plainOffer<
  Field extends 'requirements' | 'benefits' | 'features',
  Item extends Named & Described & Readonly<Record<Field, readonly string[]>>,
>(
  item: Item,
  samples: readonly Item[],
  plain: PlainItems,
  list: Field,
): { title: string; lines: readonly EasyLine[] } {
  return {
    title: plainTitle(item, samples, plain[item.id]?.title),
    lines: sampleLines(item, samples, plain[item.id]?.lines, (offer) => [
      described('helper', offer),
      ...listLines(offer[list], offer.languages?.[list]),
    ]),
  };
}

/** What a gift does. */
export function giftLine(gift: Gift, { sampleContent, easyGetInvolved }: EasyCopy): EasyLine {
  const { id, amount, description, languages } = gift;
  const [, dollars] = /^\$(\d+)$/.exec(amount) ?? [];
  const sample = sampleContent.gifts.find((each) => each.id === id && each.description === description);
  const plain = dollars && sample && easyGetInvolved.gifts[id];
  if (plain) return { ...plain, text: fill(plain.text, { amount: dollars }) };
  return { picture: 'money', text: `${amount}: ${description}`, language: languages?.description };
}

/** The name of a program in plain words. */
export function programTitle(program: Program, { sampleContent, easyPrograms }: EasyCopy): string {
  return plainTitle(program, sampleContent.programs, easyPrograms.programs[program.id]?.title);
}

/** Says when and where a program meets; a text in another language stays as staff wrote it. */
export function programFacts(
  { schedule, location, languages }: Program,
  copy: EasyCopy,
): readonly EasyLine[] {
  const { when, where } = copy.easyPrograms;
  const written = languages?.schedule ? schedule : expandAbbreviations(schedule, copy);
  return [
    { picture: 'clock', text: fill(when, { schedule: written }), language: languages?.schedule },
    { picture: 'place', text: fill(where, { location }), language: languages?.location },
  ];
}

/** The name to ask for, where the title is in plain words. */
export function nameLines(name: string, title: string, { askFor }: EasyCopy): readonly EasyLine[] {
  return title === name ? [] : [{ picture: 'phone', text: fill(askFor, { name }) }];
}

/** Describes a program, and says when and where it meets, who it is for, and which name to ask for. */
export function programLines(program: Program, copy: EasyCopy): readonly EasyLine[] {
  const { easyPrograms, sampleContent, shortForms } = copy;
  const { title, category, ageGroup, languages } = program;
  const { category: kind, ages } = easyPrograms;
  const groups: (EasyLine | false)[] = [
    ageGroup !== '' && {
      picture: 'ages',
      text: fill(ages, { ages: ageGroup.replace('+', shortForms.orOlder) }),
      language: languages?.ageGroup,
    },
    category !== '' && { picture: 'kinds', text: fill(kind, { category }), language: languages?.category },
  ];
  return [
    ...sampleLines(program, sampleContent.programs, easyPrograms.programs[program.id]?.lines, (each) => [
      described('group', each),
      ...listLines(each.features, each.languages?.features),
    ]),
    ...programFacts(program, copy),
    ...groups.filter((line) => line !== false),
    ...nameLines(title, programTitle(program, copy), copy),
  ];
}
