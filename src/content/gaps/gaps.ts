import type { Content, Item, LocalizedContent, Values } from '@/content/document';
import {
  type ContentPart,
  fields as described,
  type Field,
  itemName,
  type ListName,
  listNames,
  missionLists,
  type SinglePart,
} from '@/content/fields';
import { fieldLabel } from '@/content/file/field-label';
import { type LanguageTag, languages } from '@/content/languages';
import { localize, localizePart } from '@/content/localize';
import type { RemainingSamples } from '@/content/remaining-samples';
import type { ContentCopy } from '@/copy/content';
import { fill } from '@/lib/fill';
import { hasPassed } from '@/lib/format-date';
import { isEqual } from '@/lib/is-equal';
import { keysOf } from '@/lib/keys-of';

type AdminCopy = ContentCopy['admin'];

/** Work left to do: examples and samples to replace, and texts to write. */
type GapKind = keyof AdminCopy['ready']['kinds'] | 'draft';

export interface Gap {
  readonly kind: GapKind;
  /** The part; without it, the gap is about the whole site. */
  readonly part?: ContentPart;
  readonly items?: readonly number[];
  readonly fields?: readonly string[];
  /** The language into which something is not translated, or which nobody has checked. */
  readonly language?: LanguageTag;
}

/** Patterns of phone numbers and addresses that are reserved for examples, and reach nobody. */
const examples = { exampleNumber: /555\D?01\d\d/, exampleAddress: /\.example\b/ } as const;

const fieldsMarked = (mark: 'isClaim' | 'isAwaited', part: SinglePart) =>
  Object.entries<Field>(described[part]).flatMap(([name, field]) => (field[mark] ? name : []));

const isUnchangedSample = (sample: object | undefined, item: Item) =>
  sample !== undefined && Object.entries(sample).every(([field, value]) => isEqual(item[field], value));

/** Whether a foundation has a phone number that is reserved for examples. */
export const hasExampleNumbers = (foundation: object): boolean =>
  Object.values(foundation).some((fact) => typeof fact === 'string' && examples.exampleNumber.test(fact));

interface Comparison {
  /** The content in the standard language, and in each. */
  readonly content: LocalizedContent;
  readonly inLanguages: readonly (readonly [LanguageTag, LocalizedContent])[];
  readonly samples: RemainingSamples;
  readonly standard: LanguageTag;
  readonly now: Date;
}

/** Finds the languages that a part, or some items of a list, are not translated into yet. */
const untranslated = (
  { inLanguages }: Comparison,
  part: ContentPart,
  where: (content: LocalizedContent) => Partial<Gap> | undefined,
) =>
  inLanguages.flatMap(([language, inLanguage]): Gap[] => {
    const found = where(inLanguage);
    return found ? [{ kind: 'untranslated', part, language, ...found }] : [];
  });

function hasSampleText({ content, samples, standard }: Comparison, part: SinglePart, field: string): boolean {
  const shown: Values = content[part];
  const sample: Values = localizePart(part, samples[part], standard);
  return isEqual(shown[field], sample[field]);
}

/** Whether the foundation's name differs from the sample's, which makes the other sample facts false. */
const isOtherFoundation = (compared: Comparison) => !hasSampleText(compared, 'foundation', 'name');

function gapsOfPart(compared: Comparison, part: SinglePart, claims: readonly string[]): Gap[] {
  const shown: Values = compared.content[part];
  const fields = claims.filter((name) => String(shown[name] ?? '') && hasSampleText(compared, part, name));
  return [
    { kind: 'sample', part, fields },
    ...untranslated(compared, part, (inLanguage) => {
      const { languages } = inLanguage[part];
      return languages && { fields: Object.keys(languages) };
    }),
  ];
}

function gapsOfParts(compared: Comparison): Gap[] {
  const { foundation, hero } = compared.content;
  const facts: Values = foundation;
  const awaited = fieldsMarked('isAwaited', 'foundation');
  const fieldsWith = (pattern: RegExp) =>
    Object.entries(facts).flatMap(([field, fact]) =>
      typeof fact === 'string' && pattern.test(fact) ? field : [],
    );
  return [
    ...keysOf(examples).map((kind) => ({
      kind,
      part: 'foundation' as const,
      fields: fieldsWith(examples[kind]),
    })),
    ...gapsOfPart(compared, 'foundation', [
      ...(isOtherFoundation(compared) ? ['about'] : []),
      ...fieldsMarked('isClaim', 'foundation'),
    ]),
    { kind: 'blank', part: 'foundation', fields: awaited.filter((field) => !facts[field]) },
    ...gapsOfPart(compared, 'mission', isOtherFoundation(compared) ? fieldsMarked('isClaim', 'mission') : []),
    ...gapsOfPart(compared, 'hero', isOtherFoundation(compared) ? ['title'] : []),
    ...(hero.subtitle && !hero.easyWords ? [{ kind: 'noEasyWords', part: 'hero' } as const] : []),
  ];
}

/** Whether the default items of a list come from the specification, and so do not count as samples. */
const isSpecified = (compared: Comparison, part: ListName) =>
  !isOtherFoundation(compared) && missionLists.some((list) => list === part);

function gapsOfList(compared: Comparison, part: ListName): Gap[] {
  const items: readonly Item[] = compared.content[part];
  const sampleItems = compared.samples[part].map((item) => localizePart(part, item, compared.standard));
  const sampleOf = (id: number) => sampleItems.find((sample) => sample.id === id);
  const idsOf = (has: (item: Item) => boolean) => items.filter(has).map(({ id }) => id);
  const says = (pattern: RegExp) => (item: Item) =>
    Object.values(item).some((value) => pattern.test([value].flat().join('\n')));
  return [
    ...keysOf(examples).map((kind) => ({ kind, part, items: idsOf(says(examples[kind])) })),
    {
      kind: 'sample',
      part,
      items: isSpecified(compared, part) ? [] : idsOf((item) => isUnchangedSample(sampleOf(item.id), item)),
    },
    {
      kind: 'over',
      part,
      items: part === 'events' ? idsOf(({ date }) => hasPassed(String(date), compared.now)) : [],
    },
    ...untranslated(compared, part, (inLanguage) => {
      const translated: readonly Item[] = inLanguage[part];
      return { items: translated.filter(({ languages: others }) => others).map(({ id }) => id) };
    }),
    { kind: 'noEasyWords', part, items: idsOf((item) => !item.easyWords) },
  ];
}

/** Lists the gaps to close before the site goes live, by part. The first of the languages is the standard one. */
export function findGaps(
  document: Content,
  samples: RemainingSamples,
  tags: readonly [LanguageTag, ...LanguageTag[]],
  now: Date,
): readonly Gap[] {
  const [standard] = tags;
  const inLanguages = tags.map((tag) => [tag, localize(document, tag)] as const);
  const compared = { content: localize(document, standard), inLanguages, samples, standard, now };
  const gaps: Gap[] = [
    ...gapsOfParts(compared),
    ...listNames.flatMap((list) => gapsOfList(compared, list)),
    ...tags.filter((tag) => languages[tag].isDraft).map((language) => ({ kind: 'draft', language }) as const),
  ];
  return gaps.filter(({ fields, items }) => fields?.length !== 0 && items?.length !== 0);
}

/** The gaps that give visitors an address where nobody answers, or a false claim. */
const misleading: readonly GapKind[] = ['exampleNumber', 'exampleAddress', 'sample'];

/** Whether a site with these gaps would mislead its visitors. */
export const isMisleading = (gaps: readonly Gap[]): boolean =>
  gaps.some(({ kind }) => misleading.includes(kind));

/** The item, or the part, whose form closes the gap. */
export interface GapTarget {
  /** The item of a list, or the part that has one form. */
  readonly target: number | SinglePart;
  readonly name: string;
  readonly field?: string;
}

/** Describes a gap, such as “These are samples:”. */
export function gapText({ kind, language }: Gap, { ready, languages: { unchecked } }: AdminCopy): string {
  const text = kind === 'draft' ? unchecked : ready.kinds[kind];
  return fill(text, { language: language ? languages[language].name : '' });
}

/** The items or fields that a gap is about, by their names; none if it is about the whole site. */
export function gapTargets(
  { part, items = [], fields = [] }: Gap,
  content: LocalizedContent,
  admin: AdminCopy,
): readonly GapTarget[] {
  if (part === 'foundation' || part === 'mission') {
    return fields.map((field) => ({ target: part, name: fieldLabel(part, field, admin), field }));
  }
  if (part === 'hero') return [{ target: part, name: admin.tabs.hero }];
  if (!part) return [];
  const list: readonly Item[] = content[part];
  return list
    .filter(({ id }) => items.includes(id))
    .map((item) => ({ target: item.id, name: itemName(part, item) }));
}
