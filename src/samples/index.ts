import { easyFields } from '@/content/easy-fields';
import { type Field, fields } from '@/content/fields';
import type { LanguageTag } from '@/content/languages';
import type { EditableContent, HomeContent } from '@/content/types';
import { readContentFile } from '@/content-file';
import { listNames } from '@/content-file/content-file';
import { contentIn } from '@/content-store/edits';
import json from './sample-content.json' with { type: 'json' };
import { siteContent } from './site-content';

// Only builds and tests run this: a site has what it returns (resources/build/samples.ts).

const { file, problems } = readContentFile(JSON.stringify(json));
if (problems) throw new Error(`src/samples/sample-content.json: ${JSON.stringify(problems)}`);
const { edits } = file;

const none = { hero: {}, foundation: {}, ...Object.fromEntries(listNames.map((name) => [name, []])) };

const ownSamples = (tag: LanguageTag): EditableContent =>
  contentIn(tag, none as unknown as EditableContent, edits);

/** What a site starts with in a language: the samples (specification, sections 3 and 4), or what it is built with instead. */
export const allSamples = (tag: LanguageTag): EditableContent => contentIn(tag, ownSamples(tag), siteContent);

/** A part, or the items of a list, without what only Easy read says. */
function withoutEasyWords<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withoutEasyWords) as Part;
  const fields = Object.entries(part as object).filter(([field]) => !Object.hasOwn(easyFields, field));
  return Object.fromEntries(fields) as Part;
}

/** What the standard screens show of it. */
export function standardSamples(tag: LanguageTag): EditableContent {
  const parts = Object.entries(allSamples(tag)).map(([name, part]) => [name, withoutEasyWords(part)]);
  return Object.fromEntries(parts) as EditableContent;
}

/** What Home shows of a part, or of the items of a list: nothing that is extra. */
function withoutExtra<Part>(described: Readonly<Record<string, Field>>, part: Part): Part {
  if (Array.isArray(part)) return part.map((item) => withoutExtra(described, item)) as Part;
  const shown = Object.entries(part as object).filter(([name]) => !described[name]?.isExtra);
  return Object.fromEntries(shown) as Part;
}

/** What Home shows of the samples: a service without what it includes and whom it suits, and no notes on replies, calls and visits. */
export function homeSamples(tag: LanguageTag): HomeContent {
  const { hero, foundation, services, testimonials } = standardSamples(tag);
  return {
    hero,
    foundation: withoutExtra(fields.foundation, foundation),
    services: withoutExtra(fields.services, services),
    testimonials,
  };
}

/** The day on which the file was saved that a site is built with, `YYYY-MM-DD`; samples have none. */
export const savedOn = siteContent.changed ?? '';

/** The fields of a part, or the items of a list by their ids, as JSON. */
const byKey = (part: object) =>
  new Map(
    Array.isArray(part)
      ? part.map((item) => [`${item.id}`, JSON.stringify(item)])
      : Object.entries(part).map(([field, value]) => [field, JSON.stringify(value)]),
  );

/** What a site still has of the samples: the fields of the hero and the foundation, and the ids of the items of each list. */
export const samplesLeft = Object.fromEntries(
  Object.entries(allSamples('en')).map(([part, content]) => {
    const samples = byKey(ownSamples('en')[part as keyof EditableContent]);
    return [part, [...byKey(content)].filter(([key, json]) => samples.get(key) === json).map(([key]) => key)];
  }),
) as unknown as Readonly<Record<keyof EditableContent, readonly string[]>>;
