import type { CommunityEvent, EasyLine, Program, Service, Testimonial } from '@/content/types';
import { askFor } from '@/copy/easy-read/common';
import { easyPrograms } from '@/copy/easy-read/programs';
import { easySamples } from '@/copy/easy-read/samples';
import { shortForms } from '@/copy/easy-read/short-forms';
import { sampleContent } from '@/copy/editable';
import { fill } from '@/lib/fill';

const { days } = shortForms;
const dayNames = new Set([...Object.keys(days), ...Object.values(days)]);

/** Expands the short forms in a fact: `Mon-Fri 8:00 AM-6:00 PM` becomes `Monday to Friday 8:00 AM to 6:00 PM`. */
export function expandAbbreviations(fact: string): string {
  const { to, orMore, perMonth } = shortForms;
  return fact
    .replace(/(\p{L}+)-(\p{L}+)/gu, (range, first: string, last: string) =>
      dayNames.has(first) && dayNames.has(last) ? `${first}${to}${last}` : range,
    )
    .replace(/\p{L}+/gu, (word) => (Object.hasOwn(days, word) ? (days[word] ?? word) : word))
    .replace(/\s?[-–]\s?(?=\d)/g, to)
    .replace(/(?<=\d)\+/g, orMore)
    .replace(perMonth.short, perMonth.long);
}

/** Returns the lines written for a sample item, or staff's own words once they have edited it. */
function sampleLines<Item extends { id: number }>(
  item: Item,
  samples: readonly Item[],
  lines: Readonly<Record<number, readonly EasyLine[]>>,
  wordsOf: (item: Item) => EasyLine[],
): readonly EasyLine[] {
  const sample = samples.find(({ id }) => id === item.id);
  const words = wordsOf(item);
  const isUnedited = sample && JSON.stringify(wordsOf(sample)) === JSON.stringify(words);
  return (isUnedited && lines[item.id]) || words;
}

/** The name of a sample service in plain words, unless staff have renamed it. */
export function serviceTitle({ id, title }: Service): string {
  const isSample = sampleContent.services.some((sample) => sample.id === id && sample.title === title);
  return (isSample && easySamples.serviceTitles[id]) || title;
}

/** Describes a service. */
export function serviceLines(service: Service): readonly EasyLine[] {
  return sampleLines(service, sampleContent.services, easySamples.services, ({ description }) => [
    { picture: 'helper', text: description },
  ]);
}

/** Lists what a service includes. */
export function featureLines(service: Service): readonly EasyLine[] {
  return sampleLines(service, sampleContent.services, easySamples.features, ({ features = [] }) =>
    features.map((text, index) => ({ picture: index === 0 ? 'list' : undefined, text })),
  );
}

/** Says who said what in a testimonial. */
export function testimonialLines(testimonial: Testimonial): readonly EasyLine[] {
  return sampleLines(
    testimonial,
    sampleContent.testimonials,
    easySamples.testimonials,
    ({ role, content }) => [
      { picture: 'family', text: role },
      { picture: 'talk', text: content },
    ],
  );
}

/** Describes an event. */
export function eventLines(event: CommunityEvent): readonly EasyLine[] {
  return sampleLines(event, sampleContent.events, easySamples.events, ({ description }) => [
    { picture: 'group', text: description },
  ]);
}

const plainPrograms: Readonly<Record<string, { title: string; lines: readonly EasyLine[] }>> =
  easyPrograms.programs;

/** The name of a program in plain words. */
export function programTitle({ id, title }: Program): string {
  return plainPrograms[id]?.title ?? title;
}

/** Describes a program, and says when and where it meets, who it is for, and which name to ask for. */
export function programLines(program: Program): readonly EasyLine[] {
  const { id, title, category, schedule, location, ageGroup } = program;
  const { category: kind, when, where, ages } = easyPrograms;
  return [
    ...(plainPrograms[id]?.lines ?? []),
    { picture: 'clock', text: fill(when, { schedule: expandAbbreviations(schedule) }) },
    { picture: 'place', text: fill(where, { location }) },
    { picture: 'ages', text: fill(ages, { ages: ageGroup.replace('+', shortForms.orOlder) }) },
    { picture: 'kinds', text: fill(kind, { category: category.label }) },
    { picture: 'phone', text: fill(askFor, { name: title }) },
  ];
}
