import { describe, expect, test } from 'vitest';
import type { Editable, LocalizedContent } from '@/content/document';
import { toolsCopy } from '@/copy/tools';
import type { EasyLine } from '@/copy/types';
import { ideasOf } from '@/features/easy-read/easy-lines';
import {
  type EasyCard,
  type EasyScreen,
  type EasyScreenId,
  easyScreen,
} from '@/features/easy-read/easy-screens';
import { fill } from '@/lib/fill';
import { content } from '../../../../support/filled-copy';
import { linesIn } from '../../../copy-texts';

const copy = toolsCopy.of(content.en, 'en');
const inSpanish = toolsCopy.of(content.es, 'es');
const sampleContent = content.en;
const { contacts } = copy;
const { easyGetInvolved, easyHome, easyPrograms, easyServices } = copy;

/** Of an idea. */
const MOST_LINES = 3;
/** Of a screen, its headings and explanations included: Easy read chooses what to tell. */
const MOST_LINES_OF_SCREEN = 48;

/** Ideas that several lines of one screen are about. Every other picture appears once on a screen. */
const sharedIdeas = `ages buddy calendar caregiver class clock dayOver family findPeople form group
  mail money partners phone place plan talk textMessage volunteer waiting`.split(/\s+/);

const screenIds = ['home', 'about', 'services', 'programs', 'getInvolved', 'contact', 'notFound'] as const;

/** Before all events of the samples. */
const now = new Date(2024, 11, 1);
const screens = screenIds.map((key) => ({
  key,
  easy: easyScreen(key, { copy, content: sampleContent, now, pathname: '/privacy' }),
}));

/** The screen, its sections and their cards, in the order of the page. */
const segmentsOf = (screen: EasyScreen): EasyCard[] => [
  screen,
  ...screen.sections.flatMap((section) => [section, ...(section.cards ?? [])]),
];
const linesOf = (screen: EasyScreen) => segmentsOf(screen).flatMap(({ lines }) => lines);
const sentence = ({ text, contact: id }: EasyLine) => (id ? `${text} ${contacts[id]?.text}` : text);
const easyText = (screen: EasyScreen) =>
  segmentsOf(screen)
    .flatMap(({ title, lines }) => [title, ...lines.map(sentence)])
    .join('\n');

/** All text in a value, but not the URLs of its links, nor the hours, which are the same on every screen. */
const textOf = (value: unknown) => linesIn(value, /^(?:href|opening)$/).join('\n');

describe.each(screens)('$key in plain language', ({ easy }) => {
  const ideas = segmentsOf(easy).flatMap(({ lines }) => ideasOf(lines, copy));

  test('has a picture for each idea, and for no other', () => {
    const pictures = ideas.map(({ picture }) => picture);
    expect(pictures).not.toContain(undefined);
    const once = pictures.filter((picture) => !sharedIdeas.includes(picture ?? ''));
    expect(once.filter((picture, index) => once.indexOf(picture) !== index)).toEqual([]);
  });

  test('says nothing twice in a section', () => {
    for (const card of segmentsOf(easy)) {
      const texts = card.lines.map(sentence);
      expect(new Set(texts).size, card.title).toBe(texts.length);
    }
  });
});

describe.each([copy, inSpanish])('the hard words of $language.tag', (copy) => {
  const words = Object.values(copy.easyWords).map(({ forms, explanation }) => ({
    pattern: new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu'),
    explanation,
  }));
  const isHard = (text: string) => words.some(({ pattern }) => pattern.test(text));
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

  test.each(screenIds)('leave %s short enough', (key) => {
    const cards = segmentsOf(easyScreen(key, source));
    const lines = cards.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]);
    expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(MOST_LINES_OF_SCREEN);
  });

  test('are all used', () => {
    const all = screenIds.flatMap((key) => linesOf(easyScreen(key, source)));
    const unused = words.filter(({ explanation }) => !all.some(({ text }) => text === explanation));
    expect(unused).toEqual([]);
  });

  test('are not in the menu, the footer, the finder or the form, which explain nothing', () => {
    const { easyLayout, easyFinder, easyContact } = copy;
    const { about, services, quickLinks, legal } = easyLayout.footer;
    const inquiryTypes = easyContact.messageForm.inquiryTypes.map(({ label }) => label);
    const form = { ...easyContact.messageForm, inquiryTypes };
    const texts = textOf([easyLayout.screenNames, about, services, quickLinks, legal, easyFinder, form]);
    expect(texts.split('\n').filter(isHard)).toEqual([]);
  });

  test('have at most three lines for an idea with their explanations, in both languages', () => {
    const cards = screenIds.flatMap((key) => segmentsOf(easyScreen(key, source)));
    for (const { sentences } of cards.flatMap(({ lines }) => ideasOf(lines, copy)))
      expect(sentences.length, sentences[0]?.text).toBeLessThanOrEqual(MOST_LINES);
  });
});

const textOn = (key: EasyScreenId, content: LocalizedContent = sampleContent) =>
  easyText(easyScreen(key, { copy, content, now, pathname: '/' }));

test('names all services, programs, events, roles, partnerships and types of support', () => {
  const titles = (items: readonly Editable[]) => items.map(({ easyTitle }) => easyTitle ?? '');
  const { services, programs, events, roles, partnerships, support } = sampleContent;
  for (const [key, items] of [
    ['home', services],
    ['programs', [...programs, ...events]],
    ['getInvolved', [...roles, ...partnerships]],
    ['services', [...services, ...support]],
  ] as const)
    for (const title of titles(items)) expect(textOn(key)).toContain(title);
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

test('marks what nobody has translated yet, and says it as staff wrote it', () => {
  const [service] = sampleContent.services;
  const [event] = sampleContent.events;
  if (!service || !event) throw new Error('There are no samples.');
  const theirs = {
    easyWords: undefined,
    description: 'Una visita',
    languages: { description: 'es' as const },
  };
  const content = {
    ...sampleContent,
    services: [{ ...service, ...theirs }],
    events: [{ ...event, time: '9:00 - 11:00', languages: { time: 'es' as const } }],
  };
  const linesOn = (screen: EasyScreenId) =>
    easyScreen(screen, { copy, content, now, pathname: '/' }).sections.flatMap(({ cards = [] }) =>
      cards.flatMap(({ lines }) => lines),
    );
  const inSpanish = { language: 'es' };
  expect(linesOn('services')).toContainEqual({ picture: 'helper', text: 'Una visita', ...inSpanish });
  expect(linesOn('programs')).toContainEqual({ text: '9:00 - 11:00', ...inSpanish });
});

test('an event whose day is over says only that, and is not to take home', () => {
  const programsOn = (day: Date) =>
    easyScreen('programs', { copy, content: sampleContent, now: day, pathname: '/programs' });
  const section = programsOn(new Date(2024, 11, 20, 23, 59)).sections.find(
    ({ title }) => title === easyPrograms.eventsTitle,
  );
  const when = (schedule: string) => ({ picture: 'calendar', text: fill(easyPrograms.when, { schedule }) });
  const [first, second] = section?.cards ?? [];
  expect(first?.lines).toEqual([easyPrograms.over, when('December 15, 2024')]);
  expect(second?.lines).toContainEqual(when('December 20, 2024, 3:00 PM to 4:00 PM'));
  expect(section?.cards?.map(({ item }) => item?.id)).toEqual([undefined, 2, 3]);
  expect(textOf(section?.lines)).not.toContain(easyPrograms.noDates.text);
  expect(textOf(programsOn(new Date(2025, 0, 6)))).toContain(easyPrograms.noDates.text);
});

test('says so where staff have deleted everything', () => {
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
