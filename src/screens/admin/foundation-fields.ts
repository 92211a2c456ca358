import * as v from 'valibot';
import type { FormErrors } from '@/components/ui/checked-form';
import type { Foundation } from '@/content/types';
import type { ValueProblem } from '@/content-file/content-file';
import { foundation as schema } from '@/content-file/schema';
import type { FoundationDraft } from '@/content-store/reducer';
import type { CopyOf } from '@/language';
import { fill } from '@/lib/fill';

const { easyWords: _, ...entries } = schema.entries;

export type FoundationField = keyof typeof entries;

/** The fields of the form, as a content file describes and orders them. */
export const foundationFields = Object.keys(entries) as readonly FoundationField[];

/** Whether the foundation may lack what a field says. */
export const isOptional = (name: FoundationField): boolean => entries[name].type === 'optional';

/** The name of the field with the hours of a day, from Sunday. */
export const dayField = (day: number) => `hours${day}`;

/**
 * Names a day in a language.
 *
 * @param day from Sunday
 * @param locale a language tag, such as `en-US`
 */
export function dayName(day: number, locale: string): string {
  // The first day of 2023 was a Sunday.
  return new Date(2023, 0, day + 1).toLocaleDateString(locale, { weekday: 'long' });
}

const textIn = (data: FormData, name: string) => String(data.get(name) ?? '').trim();

/** Reads the form by the rules of a content file. */
function read(data: FormData, { hours }: Pick<Foundation, 'hours'>) {
  const texts = foundationFields.map((name) => [name, textIn(data, name)]);
  return v.safeParse(schema, {
    ...Object.fromEntries(texts),
    hours: hours.map((_, day) => textIn(data, dayField(day))),
  });
}

/**
 * Returns the facts in a form without errors.
 *
 * @param shown the facts that the form was opened with
 */
export function foundationOf(data: FormData, shown: Foundation): FoundationDraft {
  // A file may have a text for each language; the form has it in the one in which staff edit.
  return read(data, shown).output as FoundationDraft;
}

/**
 * Returns what is wrong in the form, by field name and in the order of the form.
 *
 * @param shown the facts that the form was opened with
 * @param locale for the names of days, such as `en-US`
 */
export function foundationErrors(
  data: FormData,
  shown: Foundation,
  { foundation, contentFile }: CopyOf<'tools'>['admin'],
  locale: string,
): FormErrors {
  const errors: Record<string, string> = {};
  for (const { message, path = [] } of read(data, shown).issues ?? []) {
    const [field, position] = path.map(({ key }) => key) as [FoundationField, number?];
    const isDay = field === 'hours';
    const name = isDay ? dayField(Number(position)) : field;
    const value = textIn(data, name);
    const text = isDay
      ? foundation.dayError
      : contentFile.problems[value ? (message as ValueProblem) : 'missing'];
    errors[name] ??= fill(text, {
      place: isDay ? dayName(Number(position), locale) : foundation.labels[field],
      value,
      max: shown.hours.length,
    });
  }
  return errors;
}
