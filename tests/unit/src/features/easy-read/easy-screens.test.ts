import { describe, expect, test } from 'vitest';
import { isPicture } from '@/components/site/pictures/picture';
import type { Editable, LocalizedContent } from '@/content/document';
import { wordPattern } from '@/content/easy-items/explain-words';
import type { EasyLine } from '@/copy/tools';
import { toolsCopy } from '@/copy/tools';
import { groupByIdea } from '@/features/easy-read/easy-lines';
import { type EasyScreen, type EasyScreenId, easyScreen } from '@/features/easy-read/easy-screens';
import { fill } from '@/lib/fill';
import { content } from '../../../../support/filled-copy';

const copy = toolsCopy.of(content.en, 'en');
const inSpanish = toolsCopy.of(content.es, 'es');
const sampleContent = content.en;
const { contacts } = copy;
const { easyGetInvolved, easyHome, easyPrograms, easyServices } = copy;
const screenIds = ['home', 'about', 'services', 'programs', 'getInvolved', 'contact', 'notFound'] as const;

/** Before all events of the samples. */
const now = new Date(2024, 11, 1);

/** The screen, its sections and their cards, in the order of the page. */
const segmentsOf = (screen: EasyScreen) => [
  screen,
  ...screen.sections.flatMap((section) => [section, ...(section.cards ?? [])]),
];
const sentence = ({ text, contact: id }: EasyLine) => (id ? `${text} ${contacts[id]?.text}` : text);
const easyText = (screen: EasyScreen) =>
  segmentsOf(screen)
    .flatMap(({ title, lines }) => [title, ...lines.map(sentence)])
    .join('\n');

test.each(screenIds)('%s in plain language says nothing twice', (key) => {
  for (const { title, lines } of segmentsOf(
    easyScreen(key, { copy, content: sampleContent, now, pathname: '/' }),
  )) {
    const texts = lines.map(sentence);
    expect(new Set(texts).size, title).toBe(texts.length);
  }
});

describe.each([copy, inSpanish])('the hard words of $language.tag', (copy) => {
  const words = Object.values(copy.easyWords).map(({ forms, explanation }) => ({
    pattern: wordPattern(forms),
    explanation,
  }));
  const source = { copy, content: content[copy.language.tag], now, pathname: '/privacy' };

  test.each(screenIds)('are explained once on %s, where each is first', (key) => {
    const cards = segmentsOf(easyScreen(key, source));
    for (const { pattern, explanation } of words) {
      const uses = cards.findIndex(({ title, lines }) =>
        [title, ...lines.map(({ text }) => text)].some((text) => pattern.test(text)),
      );
      const explained = cards.flatMap(({ lines }, index) =>
        lines.flatMap(({ text }) => (text === explanation ? [index] : [])),
      );
      expect(explained, explanation).toEqual(uses < 0 ? [] : [uses]);
    }
  });

  test.each(screenIds)('leave %s short enough: Easy read chooses what to say', (key) => {
    const cards = segmentsOf(easyScreen(key, source));
    const lines = cards.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]);
    expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(48);
  });

  test('have at most three lines per idea, beside its picture', () => {
    const cards = screenIds.flatMap((key) => segmentsOf(easyScreen(key, source)));
    for (const { picture = '', sentences } of cards.flatMap(({ lines }) => groupByIdea(lines, copy))) {
      expect(isPicture(picture), sentences[0]?.text).toBe(true);
      expect(sentences.length, sentences[0]?.text).toBeLessThanOrEqual(3);
    }
  });
});

const textOn = (key: EasyScreenId, content: LocalizedContent = sampleContent) =>
  easyText(easyScreen(key, { copy, content, now, pathname: '/' }));

test('names all services, programs, events, roles, partnerships and types of support', () => {
  const { services, programs, events, roles, partnerships, support } = sampleContent;
  for (const [key, items] of [
    ['home', services],
    ['programs', [...programs, ...events]],
    ['getInvolved', [...roles, ...partnerships]],
    ['services', [...services, ...support]],
  ] as const)
    for (const { easyTitle } of items as readonly Editable[]) expect(textOn(key)).toContain(easyTitle);
});

test('Contact begins with a crisis, and About tells the goals', () => {
  const { easyContact, easyAbout } = copy;
  const { lines } = easyScreen('contact', { copy, content: sampleContent, now, pathname: '/' });
  expect(lines[0]).toEqual(easyContact.emergency);
  expect(lines).toEqual(expect.arrayContaining([...easyContact.crisis]));
  for (const { text } of [...easyContact.ways, ...easyContact.form])
    expect(textOn('contact')).toContain(text);
  for (const { text } of easyAbout.goals.intro) expect(textOn('about')).toContain(text);
});

test('tells roles, gifts, partnerships and support that staff have written in their words', () => {
  const theirs = { id: 99, title: 'Pool Helper', description: 'Hand out towels.', icon: 'heart' };
  const content = {
    ...sampleContent,
    roles: [{ ...theirs, commitment: '2 hours/week', requirements: ['Be able to swim'] }],
    gifts: [
      { id: 1, amount: '$40', description: 'A towel.', easyWords: '(rest) A ride.' },
      { id: 9, amount: '$5/month', description: 'A towel.' },
    ],
    partnerships: [{ ...theirs, title: 'Pools', benefits: ['Full lanes'] }],
    support: [{ ...theirs, title: 'Swimmers', features: ['A lift'] }],
  };
  const getInvolved = textOn('getInvolved', content);
  const time = fill(easyGetInvolved.time, { time: '2 hours a week' });
  expect(getInvolved).toContain(`Pool Helper\nHand out towels.\n${time}\n`);
  expect(getInvolved).toContain(`${fill(easyGetInvolved.dollars, { amount: 40 })}: A ride.`);
  expect(getInvolved).toContain('$5/month: A towel.');
  expect(getInvolved).not.toContain('(rest)');
  expect(getInvolved).toContain('Pools\nHand out towels.');
  expect(textOn('services', content)).toContain('Swimmers\nHand out towels.');
});

test('marks untranslated text, and shows it as staff wrote it', () => {
  const theirs = { easyWords: undefined, description: 'Una visita' };
  const { services, events } = sampleContent;
  const content = {
    ...sampleContent,
    services: services.map((each) => ({ ...each, ...theirs, languages: { description: 'es' as const } })),
    events: events.map((each) => ({ ...each, time: '9:00 - 11:00', languages: { time: 'es' as const } })),
  };
  const linesOn = (screen: EasyScreenId) =>
    segmentsOf(easyScreen(screen, { copy, content, now, pathname: '/' })).flatMap(({ lines }) => lines);
  expect(linesOn('services')).toContainEqual({ picture: 'helper', text: 'Una visita', language: 'es' });
  expect(linesOn('programs')).toContainEqual({ text: '9:00 - 11:00', language: 'es' });
});

test('an event whose day is over says only that, and is not to take home', () => {
  const programsOn = (day: Date) =>
    easyScreen('programs', { copy, content: sampleContent, now: day, pathname: '/programs' });
  const eventsOn = (day: Date) =>
    programsOn(day).sections.find(({ title }) => title === easyPrograms.eventsTitle);
  const section = eventsOn(new Date(2024, 11, 20, 23, 59));
  const when = (fact: string) => ({
    picture: 'calendar',
    text: fill(easyPrograms.when, { schedule: fact }),
    fact,
  });
  const [next, , over] = section?.cards ?? [];
  expect(over?.lines.map(({ text }) => text)).toEqual(['Visit our office: December 15, 2024']);
  expect(next?.lines).toContainEqual(when('December 20, 2024, 3:00 PM to 4:00 PM'));
  expect(section?.cards?.map(({ item }) => item?.id)).toEqual([2, 3, undefined]);
  expect(section?.lines).not.toContainEqual(easyPrograms.noDates);
  expect(eventsOn(new Date(2025, 0, 6))?.lines).toContainEqual(easyPrograms.noDates);
});

test('Easy read says so if staff have deleted everything', () => {
  const noOffers = { programs: [], roles: [], gifts: [], partnerships: [], support: [] };
  const empty = { ...sampleContent, services: [], testimonials: [], events: [], ...noOffers };
  const told = (lines: readonly EasyLine[]) => lines.map(sentence).join('\n');
  expect(textOn('home', empty)).toContain(told(easyHome.noServices));
  expect(textOn('home', empty)).toContain(told(easyHome.noTestimonials));
  expect(textOn('services', empty)).toContain(told(easyServices.noServices));
  expect(textOn('programs', empty)).toContain(told(easyPrograms.noEvents));
  expect(textOn('programs', empty)).toContain(told(easyPrograms.noPrograms));
  expect(textOn('services', empty)).not.toContain(easyServices.supportTitle);
  expect(textOn('getInvolved', empty)).not.toContain(easyGetInvolved.donate[0]?.text);
  expect(textOn('getInvolved', empty)).not.toContain(easyGetInvolved.partnerTitle);
});
