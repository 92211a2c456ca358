import * as v from 'valibot';
import { imageSource } from '@/components/site/image-source';
import { type LanguageTag, languages } from '@/content/languages';
import { visibleText } from '@/lib/visible-text';
import { MAX_IMAGE, MAX_ITEMS, MAX_TEXT, type ValueProblem } from './content-file';

// resources/content-file.schema.json says the same for whoever writes a file by hand; a unit test compares them.

/** Names a problem. Whatever else is wrong with a value, it is missing or cannot be read. */
const as = (problem: ValueProblem) => problem;

const tags = Object.keys(languages) as LanguageTag[];

const isObject = (value: unknown): value is object =>
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

// Half a surrogate pair can be neither encoded nor shown.
const freeText = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT, as('tooLong')),
  v.transform((text) => text.replace(/\p{Surrogate}/gu, '\uFFFD')),
);

const text = v.pipe(freeText, v.transform(visibleText), v.nonEmpty(as('missing')));

/** An array whose items are looked at only if there are not too many. */
function list<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(v.unknown()), v.maxLength(MAX_ITEMS, as('tooMany')), v.array(item));
}

const day = v.pipe(
  v.string(),
  v.check((date) => {
    // Date also reads years of six digits, to the last day of which there is no next one.
    if (!/^\d{4}-/.test(date)) return false;
    // Date turns an impossible day, such as February 30, into one in March.
    const parsed = new Date(`${date}T00:00:00Z`);
    return !Number.isNaN(parsed.getTime()) && parsed.toISOString() === `${date}T00:00:00.000Z`;
  }, as('date')),
);

const rating = v.pipe(
  v.number(as('rating')),
  v.integer(as('rating')),
  v.minValue(1, as('rating')),
  v.maxValue(5, as('rating')),
);

const image = v.pipe(
  v.string(),
  v.maxLength(MAX_IMAGE, as('tooLong')),
  v.check((address) => imageSource(address).kind !== 'withheld', as('image')),
);

const id = v.optional(v.pipe(v.number(as('id')), v.safeInteger(as('id')), v.minValue(1, as('id'))));

const easyWords = v.optional(inLanguages(freeText));

/** The hero's texts may be blank, as in its form. */
const hero = v.object({
  title: inLanguages(freeText),
  subtitle: inLanguages(freeText),
  image,
  easyWords,
});

const service = v.object({
  id,
  title: inLanguages(text),
  description: inLanguages(text),
  icon: text,
  features: v.optional(inLanguages(list(text)), []),
  easyWords,
});

const testimonial = v.object({
  id,
  name: text,
  role: inLanguages(text),
  content: inLanguages(text),
  rating,
  easyWords,
});

const event = v.object({
  id,
  title: inLanguages(text),
  date: day,
  time: inLanguages(text),
  location: inLanguages(text),
  description: inLanguages(text),
  easyWords,
});

/** What a content file of this version holds, once its format and version are known. */
export const contentFile = v.object({
  $schema: v.optional(v.string()),
  format: v.string(),
  version: v.number(),
  saved: day,
  hero,
  services: list(service),
  testimonials: list(testimonial),
  events: list(event),
});
