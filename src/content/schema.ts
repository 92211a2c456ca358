import * as v from 'valibot';
import { cleanText } from '@/lib/clean-text';
import { isDay } from '@/lib/format-date';
import { imageSource } from '@/lib/image-source';
import { isObject } from '@/lib/is-object';
import { keysOf, mapKeys } from '@/lib/keys-of';
import { MAX_LINE, MAX_NAME, MAX_TEXT } from '@/lib/text-length';
import { visibleText } from '@/lib/visible-text';
import { isWebAddress } from '@/lib/web-address';
import { accentContrast, hexColor, MIN_CONTRAST } from './accent';
import { CONTENT_FORMAT, CONTENT_VERSION } from './document';
import { type ContentPart, type Field, fields, listNames, offerNames } from './fields';
import {
  MAX_FEATURES,
  MAX_FIGURE,
  MAX_IMAGE,
  maxItems,
  type Problem,
  ratings,
  type ValueProblem,
  valueProblems,
} from './file-rules';
import { type FinderQuestion, finderAnswers, isFinderQuestion } from './finder-rules';
import { languages } from './languages';
import { isLogo, isSmallEnough } from './logo';

// `npm run schema` writes resources/content-file.schema.json from this, for people who write a file by hand.

/** Names a problem with a value. Any other problem counts as missing or unreadable. */
const reports = (kind: ValueProblem) => kind;

const tags = keysOf(languages);

/** One value for all languages, or one per language. Keeps languages that only a newer release knows. */
function inLanguages<Value extends v.GenericSchema>(value: Value) {
  const byLanguage = v.pipe(
    v.looseObject(Object.fromEntries(tags.map((tag) => [tag, v.optional(value)]))),
    v.check((values) => tags.some((tag) => values[tag] !== undefined), reports('missing')),
  );
  return v.lazy((input): Value | typeof byLanguage => (isObject(input) ? byLanguage : value));
}

const upTo = (max: number) =>
  v.pipe(v.string(), v.maxLength(max, reports('tooLong')), v.transform(cleanText));

const notBlank = (free: ReturnType<typeof upTo>) =>
  v.pipe(free, v.transform(visibleText), v.nonEmpty(reports('missing')));

const freeText = upTo(MAX_TEXT);
const text = notBlank(freeText);
const freeLine = upTo(MAX_LINE);
const line = notBlank(freeLine);
const name = notBlank(upTo(MAX_NAME));

/** An array whose items are checked only if there are not too many. */
function list<Item extends v.GenericSchema>(item: Item, max: number, problem = reports('tooMany')) {
  return v.pipe(v.array(v.unknown()), v.maxLength(max, problem), v.array(item));
}

const day = v.pipe(v.string(), v.check(isDay, reports('date')));

const rating = v.pipe(
  v.number(reports('rating')),
  v.integer(reports('rating')),
  v.minValue(ratings.from, reports('rating')),
  v.maxValue(ratings.to, reports('rating')),
);

/** Whether the site shows a picture, which it never fetches. */
export const isImageShown = (address: string): boolean => imageSource(address).kind !== 'withheld';

const image = v.pipe(
  v.string(),
  v.maxLength(MAX_IMAGE, reports('tooLong')),
  v.transform(cleanText),
  v.check(isImageShown, reports('image')),
);

const id = v.optional(
  v.pipe(v.number(reports('id')), v.safeInteger(reports('id')), v.minValue(1, reports('id'))),
);

const texts = list(text, MAX_FEATURES);

function answersTo(question: FinderQuestion) {
  const particular = finderAnswers[question].filter((answer) => answer !== 'unsure');
  return list(v.picklist(particular), particular.length, reports('unreadable'));
}

/** Formats a phone number for reading: ten digits in groups, and an extension after `ext.` */
const readablePhone = (number: string): string =>
  number
    .replace(/^1?(\d{3})(\d{3})(\d{4})(?!\d)/, '($1) $2-$3')
    .replace(/,? ?(?:[Ee]xt\.?|x) ?(\d+)$/, ' ext. $1');

/** A United States number with its area code, or + and a country's code with a number; perhaps an extension. */
const phone = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:1[-. ]?)?\(?[2-9]\d\d\)?[-. ]?\d{3}[-. ]?\d{4}|\+[1-9][\d ()-]{6,20}\d)(?:,? ?(?:[Ee]xt\.?|x) ?\d{1,6})?$/,
    reports('phone'),
  ),
  v.transform(readablePhone),
);

/** A phone number, or a short number such as `988`: of a crisis line, a relay service, or for text messages. */
const shortOrPhone = v.union([v.pipe(v.string(), v.regex(/^\d{3,6}$/)), phone], reports('phone'));

/** An e-mail address without characters that would end it in a link or begin another, even if encoded, as in `%0a`. */
const email = v.pipe(
  v.string(),
  v.maxLength(254, reports('email')),
  v.regex(/^(?:[^\s@<>"?&#,;%]|%(?![0-9A-Fa-f]{2}))+@[^\s@<>"?&#,;%]+\.[^\s@<>"?&#,;%]+$/, reports('email')),
  v.check((address) => cleanText(address) === address, reports('email')),
);

const link = v.pipe(v.string(), v.maxLength(2_000, reports('link')), v.check(isWebAddress, reports('link')));

/** Reports only the first problem, so that a picture that is too large is not decoded. */
const firstProblem = { abortPipeEarly: true };

/** A picture inside the file. */
const logo = v.config(
  v.pipe(v.string(), v.check(isSmallEnough, reports('logoSize')), v.check(isLogo, reports('logo'))),
  firstProblem,
);

/** A color that is readable both as text and behind it. */
const color = v.config(
  v.pipe(
    v.string(),
    v.regex(hexColor, reports('color')),
    v.check((color) => accentContrast(color) >= MIN_CONTRAST, reports('contrast')),
  ),
  firstProblem,
);

const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const span = `${clock}-(?:${clock}|24:00)`;

/** The hours of a day, such as `08:00-18:00`, or `08:00-12:00, 13:00-17:00` with a break. */
const openTime = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${span}(?:, ?${span})*$`), reports('hours')),
  v.check(isInOrder, reports('hours')),
);

/** Whether each time of a day is later than the one before. */
function isInOrder(hours: string): boolean {
  const times = hours.split(/-|, ?/);
  return times.every((time, index) => index === 0 || time > (times[index - 1] ?? ''));
}

const DAYS = 7;
const week = v.pipe(
  v.array(v.union([v.literal(''), openTime], reports('hours')), reports('hours')),
  v.length(DAYS, reports('hours')),
);

const MAX_CLOSED_DAYS = 60;

const days = list(day, MAX_CLOSED_DAYS);

const figure = v.optional(
  v.pipe(freeText, v.transform(visibleText), v.maxLength(MAX_FIGURE, reports('tooLong'))),
  '',
);

const amount = v.pipe(text, v.maxLength(MAX_FIGURE, reports('tooLong')));

/** A year, such as `2024`, or a range of years. */
const year = v.pipe(v.string(), v.regex(/^\d{4}(?:[-\u2013]\d{4})?$/, reports('year')));

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const timeZone = v.pipe(
  v.string(),
  v.regex(/\//, reports('timeZone')),
  v.check(isTimeZone, reports('timeZone')),
);

/** The checks that the published schema names. */
export const namedChecks = {
  text,
  freeText,
  line,
  freeLine,
  name,
  texts,
  day,
  phone,
  shortOrPhone,
  email,
  link,
  figure,
};

/** The checks of fields that depend only on their kind. */
const values = {
  ...namedChecks,
  icon: name,
  rating,
  week,
  timeZone,
  amount,
  year,
  logo,
  color,
};

type ItemSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

function entryOf(name: string, { kind, required, rows }: Field): v.GenericSchema {
  const free = rows ? freeText : freeLine;
  switch (kind) {
    case 'text':
      return required ? inLanguages(rows ? text : line) : v.optional(inLanguages(free), '');
    case 'easy':
      return v.optional(inLanguages(free));
    case 'lines':
      return v.optional(inLanguages(texts), []);
    case 'days':
      return v.optional(days, []);
    case 'answers':
      if (!isFinderQuestion(name)) throw new Error(`The finder does not ask about ${name}.`);
      return v.optional(answersTo(name), []);
    case 'figure':
      return figure;
    // The form takes any text as the image (specification, section 5).
    case 'image':
      return v.optional(v.string(), '');
    default:
      return required ? values[kind] : v.optional(v.union([v.literal(''), values[kind]]), '');
  }
}

const entriesOf = (part: ContentPart): v.ObjectEntries =>
  Object.fromEntries(Object.entries(fields[part]).map(([name, field]) => [name, entryOf(name, field)]));

/** The parts, and the items of the lists, as their forms and spreadsheets give them. */
export const formSchemas = mapKeys(keysOf(fields), (part): ItemSchema => v.object(entriesOf(part)));

/** A file must have the hero's texts, even if blank, and a picture that the site shows. */
const hero = v.looseObject({
  ...formSchemas.hero.entries,
  title: inLanguages(freeLine),
  subtitle: inLanguages(freeText),
  image,
});

const lists = listNames.map((name) => {
  const items = list(v.looseObject({ id, ...formSchemas[name].entries }), maxItems(name));
  // A missing list means that the foundation offers nothing of that kind.
  return [name, offerNames.some((offer) => offer === name) ? v.optional(items, []) : items] as const;
});

/** The schema of a content file, once its format and version are known. Keys of newer releases stay in it. */
export const contentFile = v.looseObject({
  $schema: v.optional(v.string()),
  format: v.literal(CONTENT_FORMAT),
  version: v.literal(CONTENT_VERSION),
  saved: day,
  foundation: v.looseObject(formSchemas.foundation.entries),
  // Files before version 3 have no mission; without it, the foundation says nothing about its mission.
  mission: v.optional(v.looseObject(formSchemas.mission.entries), {}),
  hero,
  ...Object.fromEntries(lists),
});

/** Converts what was typed into a field or a cell to a value. */
export function typedValue({ kind }: Field, typed: string): unknown {
  if (kind === 'rating') return Number(typed);
  // Counts a blank text as no easy words at all.
  if (kind === 'easy') return typed || undefined;
  if (kind === 'lines' || kind === 'days') return typed.split('\n').flatMap((line) => line.trim() || []);
  return typed;
}

/** The most characters of a value that are reported. */
export const MAX_VALUE = 40;

/** A problem with a value, and the keys that lead to it. */
export function problemOf({ message, input, path }: v.BaseIssue<unknown>) {
  const named = valueProblems.find((problem) => problem === message);
  const kind = named ?? (input === undefined ? 'missing' : 'unreadable');
  const value = typeof input === 'string' && input.length <= MAX_VALUE ? input : undefined;
  return { problem: { kind, value } satisfies Problem, path: path?.map(({ key }) => key) ?? [] };
}
