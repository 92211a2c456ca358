import * as v from 'valibot';
import { imageSource } from '@/components/site/image-source';
import { type FinderQuestion, finderAnswers } from '@/content/finder-rules';
import { type LanguageTag, languages } from '@/content/languages';
import type { ListName } from '@/content-store/edits';
import { cleanText } from '@/lib/clean-text';
import { isDay } from '@/lib/format-date';
import { MAX_TEXT } from '@/lib/text-length';
import { visibleText } from '@/lib/visible-text';
import { accentContrast, hexColor, MIN_CONTRAST } from './accent';
import {
  FORMAT,
  MAX_FEATURES,
  MAX_FEW,
  MAX_FIGURE,
  MAX_IMAGE,
  MAX_ITEMS,
  MAX_TOLD,
  ratings,
  type ValueProblem,
  VERSION,
} from './content-file';
import { isLogo, isSmallEnough } from './logo';

// For whoever writes a file by hand, `npm run schema` writes resources/content-file.schema.json from this.

/** Names a problem. Whatever else is wrong with a value, it is missing or cannot be read. */
const as = (problem: ValueProblem) => problem;

const tags = Object.keys(languages) as LanguageTag[];

/** Whether a value has fields, unlike a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that all languages share, or one for each language, in the order in which they are in the file. */
function inLanguages<Value extends v.GenericSchema>(value: Value) {
  const byLanguage = v.pipe(
    v.looseObject({}),
    v.transform((values) =>
      Object.fromEntries(Object.entries(values).filter(([tag]) => tags.some((known) => known === tag))),
    ),
    v.record(v.picklist(tags), value),
    v.check((values) => Object.keys(values).length > 0, as('missing')),
  );
  return v.lazy((input): Value | typeof byLanguage => (isObject(input) ? byLanguage : value));
}

const freeText = v.pipe(v.string(), v.maxLength(MAX_TEXT, as('tooLong')), v.transform(cleanText));

const text = v.pipe(freeText, v.transform(visibleText), v.nonEmpty(as('missing')));

/** An array whose items are looked at only if there are not too many, and no further than for the problems that are told. */
function list<Item extends v.GenericSchema>(item: Item, max: number, problem = as('tooMany')) {
  return v.pipe(
    v.array(v.unknown()),
    v.maxLength(max, problem),
    v.metadata({ item }),
    v.rawTransform(({ dataset: { value: values }, addIssue, NEVER }) => {
      const read: v.InferOutput<Item>[] = [];
      let problems = 0;
      for (const [key, value] of values.entries()) {
        const { issues, output } = v.safeParse(item, value);
        if (!issues) read.push(output);
        for (const { message, input, path = [] } of issues ?? []) {
          problems += 1;
          const step = { type: 'array', origin: 'value', input: values, key, value } as const;
          addIssue({ message, input, path: [step, ...path] });
        }
        if (problems > MAX_TOLD) break;
      }
      return problems > 0 ? NEVER : read;
    }),
  );
}

const day = v.pipe(v.string(), v.check(isDay, as('date')));

const rating = v.pipe(
  v.number(as('rating')),
  v.integer(as('rating')),
  v.minValue(ratings.from, as('rating')),
  v.maxValue(ratings.to, as('rating')),
);

/** Whether the site shows a picture, which it never fetches. */
export const isShown = (address: string): boolean => imageSource(address).kind !== 'withheld';

const image = v.pipe(
  v.string(),
  v.maxLength(MAX_IMAGE, as('tooLong')),
  v.transform(cleanText),
  v.check(isShown, as('image')),
);

const id = v.optional(v.pipe(v.number(as('id')), v.safeInteger(as('id')), v.minValue(1, as('id'))));

/** What Easy read says instead of a text, if it has words of its own. */
const easyText = v.optional(inLanguages(freeText));
const easyWords = easyText;
const easyTitle = easyText;

/** What something includes or asks for. */
const texts = list(text, MAX_FEATURES);
const lines = v.optional(inLanguages(texts), []);

/** A text that may be blank, or not in the file. */
const orBlank = v.optional(inLanguages(freeText), '');

/** The hero's texts may be blank, as in its form. */
const hero = v.object({
  title: inLanguages(freeText),
  subtitle: inLanguages(freeText),
  image,
  easyTitle,
  easyWords,
});

/** What its form takes: any text, also as the picture (specification, section 5). */
export const heroForm = v.object({
  title: orBlank,
  subtitle: orBlank,
  image: v.optional(v.string(), ''),
  easyTitle,
  easyWords,
});

/** Answers of the finder that say something in particular. */
const answersTo = <Question extends FinderQuestion>(question: Question) => {
  const particular = finderAnswers[question].filter((answer) => answer !== 'unsure');
  return list(v.picklist(particular), particular.length, as('unreadable'));
};

const service = v.object({
  id,
  title: inLanguages(text),
  description: inLanguages(text),
  icon: text,
  features: lines,
  // Without them, as in files of older releases, those of the service that has the same number on the site.
  who: v.optional(answersTo('who')),
  hard: v.optional(answersTo('hard')),
  meet: v.optional(answersTo('meet')),
  easyTitle,
  easyWords,
  easyList: easyText,
});

const testimonial = v.object({
  id,
  name: text,
  role: inLanguages(text),
  content: inLanguages(text),
  rating,
  easyRole: easyText,
  easyWords,
});

const event = v.object({
  id,
  title: inLanguages(text),
  date: day,
  time: inLanguages(text),
  location: inLanguages(text),
  description: inLanguages(text),
  easyTitle,
  easyWords,
});

/** A part that the foundation may lack: then it is blank, or not in the file. */
const orNone = <Value extends v.GenericSchema<string>>(value: Value) =>
  v.optional(v.union([v.literal(''), value]), '');

/** A national number of the United States with its area code, or one that begins with + and its country's code. */
const phone = v.pipe(
  v.string(),
  v.regex(/^(?:(?:1[-. ])?\(?[2-9]\d\d\)?[-. ]\d{3}[-. ]\d{4}|\+[1-9][\d ()-]{6,20}\d)$/, as('phone')),
);

/** The same, or a short number, such as that of a relay service or for text messages. */
const shortOrPhone = v.union([v.pipe(v.string(), v.regex(/^\d{3,6}$/)), phone], as('phone'));

const email = v.pipe(
  v.string(),
  v.maxLength(254, as('email')),
  v.regex(/^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/, as('email')),
);

const link = v.pipe(
  v.string(),
  v.maxLength(2_000, as('link')),
  v.regex(/^https:\/\/[^\s/?#"<>]+\.[^\s"<>]+$/, as('link')),
);

/** Tells only the first problem: a picture that is too large is not looked at. */
const firstProblem = { abortPipeEarly: true };

/** A picture that is part of the file. */
const logo = v.config(
  v.pipe(v.string(), v.check(isSmallEnough, as('logoSize')), v.check(isLogo, as('logo'))),
  firstProblem,
);

/** A color in which text can be written, and on which it can. */
const accent = v.config(
  v.pipe(
    v.string(),
    v.regex(hexColor, as('color')),
    v.check((color) => accentContrast(color) >= MIN_CONTRAST, as('contrast')),
  ),
  firstProblem,
);

/** The hours of a day, such as `08:00-18:00`. */
const openTime = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, as('hours')),
  v.check((hours) => hours.slice(0, 5) < hours.slice(6), as('hours')),
);

/** A claimed figure, such as `1000+`. */
const figure = v.optional(
  v.pipe(freeText, v.transform(visibleText), v.maxLength(MAX_FIGURE, as('tooLong'))),
  '',
);

/** What somebody may give, such as `$25`. */
const amount = v.pipe(text, v.maxLength(MAX_FIGURE, as('tooLong')));

/** Such as `2024`, or `2024-2027`. */
const year = v.pipe(v.string(), v.regex(/^\d{4}(?:[-\u2013]\d{4})?$/, as('year')));

/** What fields have in common, by the names that the published schema gives them. */
export const kinds = { text, freeText, texts, day, phone, shortOrPhone, email, link, figure };

const DAYS = 7;

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The facts of the foundation. The form in Content Management checks them by this, too. */
export const foundation = v.object({
  name: text,
  about: inLanguages(text),
  otherServices: lines,
  easyList: easyText,
  logo: orNone(logo),
  accent: orNone(accent),
  street: text,
  city: text,
  state: text,
  postalCode: text,
  entrance: orBlank,
  easyWords,
  phone,
  crisisLine: orNone(phone),
  relay: orNone(shortOrPhone),
  textLine: orNone(shortOrPhone),
  crisisTextLine: orNone(shortOrPhone),
  replyNote: orBlank,
  videoRelay: orBlank,
  interpreter: orBlank,
  frontDesk: orBlank,
  quietRoom: orBlank,
  questions: orBlank,
  firstVisit: orBlank,
  nextStep: orBlank,
  firstCall: orBlank,
  fax: orNone(phone),
  email,
  supportEmail: orNone(email),
  partnersEmail: orNone(email),
  hours: v.pipe(
    v.array(v.union([v.literal(''), openTime], as('hours')), as('hours')),
    v.length(DAYS, as('hours')),
  ),
  timeZone: v.pipe(v.string(), v.regex(/\//, as('timeZone')), v.check(isTimeZone, as('timeZone'))),
  facebook: orNone(link),
  instagram: orNone(link),
  youtube: orNone(link),
  lives: figure,
  communities: figure,
  volunteers: figure,
  copyrightYear: orNone(year),
  leaveAddress: orNone(link),
});

const program = v.object({
  id,
  title: inLanguages(text),
  category: orBlank,
  description: inLanguages(text),
  schedule: inLanguages(text),
  location: inLanguages(text),
  ageGroup: orBlank,
  features: lines,
  who: v.optional(answersTo('who'), []),
  hard: v.optional(answersTo('hard'), []),
  meet: v.optional(answersTo('meet'), []),
  easyTitle,
  easyWords,
  easyList: easyText,
});

const role = v.object({
  id,
  title: inLanguages(text),
  description: inLanguages(text),
  icon: text,
  commitment: orBlank,
  requirements: lines,
  easyTitle,
  easyWords,
  easyList: easyText,
});

const gift = v.object({ id, amount, description: inLanguages(text), easyWords });

const partnership = v.object({
  id,
  title: inLanguages(text),
  description: inLanguages(text),
  icon: text,
  benefits: lines,
  easyTitle,
  easyWords,
  easyList: easyText,
});

const support = v.object({
  id,
  title: inLanguages(text),
  description: inLanguages(text),
  features: lines,
  easyTitle,
  easyWords,
  easyList: easyText,
});

/** The items of each list. What is typed into their forms, or read from a spreadsheet, is checked by this, too. */
export const lists = {
  services: service,
  testimonials: testimonial,
  events: event,
  programs: program,
  roles: role,
  gifts: gift,
  partnerships: partnership,
  support,
} as const satisfies Record<ListName, v.GenericSchema>;

/** What a form or a row describes. */
export type ItemSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Which of the kinds a field has, unless it is blank. */
export function kindOf({ entries }: ItemSchema, name: string): keyof typeof kinds | undefined {
  const field = entries[name] as v.GenericSchema | v.OptionalSchema<v.GenericSchema, unknown> | undefined;
  const value = field && 'wrapped' in field ? field.wrapped : field;
  const values = value && 'options' in value ? [value, ...(value.options as v.GenericSchema[])] : [value];
  return (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => values.includes(kinds[kind]));
}

/** Whether a field has a list, with an item a line. */
export const isListField = ({ entries }: ItemSchema, name: string): boolean =>
  Array.isArray(entries[name] && v.getDefault(entries[name]));

/** Whether a field that is blank is left out: it has no value that stands for none. */
export const isLeftOut = ({ entries }: ItemSchema, name: string): boolean =>
  entries[name]?.type === 'optional' && v.getDefault(entries[name]) === undefined;

/** What a content file of this version holds, once its format and version are known. */
export const contentFile = v.object({
  $schema: v.optional(v.string()),
  format: v.literal(FORMAT),
  version: v.picklist([1, VERSION]),
  saved: day,
  /** Since version 2; without it, the site keeps the facts that it has. */
  foundation: v.optional(foundation),
  hero,
  services: list(service, MAX_ITEMS),
  testimonials: list(testimonial, MAX_ITEMS),
  events: list(event, MAX_ITEMS),
  /** Since version 2; without them, the foundation offers none, or those that the site has if the file names no foundation. */
  programs: v.optional(list(program, MAX_ITEMS)),
  roles: v.optional(list(role, MAX_FEW)),
  gifts: v.optional(list(gift, MAX_FEW)),
  partnerships: v.optional(list(partnership, MAX_FEW)),
  support: v.optional(list(support, MAX_FEW)),
});
