import * as v from 'valibot';
import type { FormErrors } from '@/components/ui/checked-form';
import { type EasyField, easyFields } from '@/content/easy-fields';
import { type FinderQuestion, finderAnswers } from '@/content/finder-rules';
import { MAX_FEATURES, type ValueProblem } from '@/content-file/content-file';
import { heroForm, type ItemSchema, isLeftOut, isListField } from '@/content-file/schema';
import type { CopyOf } from '@/language';
import { fill } from '@/lib/fill';

/** The fields of the form, in the order of a content file. */
export const fieldsOf = ({ entries }: ItemSchema): readonly string[] =>
  Object.keys(entries).filter((name) => name !== 'id');

/** Whether a field may be left blank. */
export const isOptional = ({ entries }: ItemSchema, name: string): boolean =>
  entries[name]?.type === 'optional';

/** Whether a field has a number. */
const isNumber = ({ entries }: ItemSchema, name: string): boolean => entries[name]?.type === 'number';

/** The hours of each day have a field for each. */
export const isWeek = (name: string): boolean => name === 'hours';

/** Whether a field has what Easy read says instead of another. */
export const isEasyField = (name: string): name is EasyField => Object.hasOwn(easyFields, name);

/** Whether a field has any number of the answers to a question of the finder. */
export const isQuestion = (name: string): name is FinderQuestion => Object.hasOwn(finderAnswers, name);

/** The days of a week, from Sunday. */
export const days = [0, 1, 2, 3, 4, 5, 6] as const;

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
function read(schema: ItemSchema, data: FormData) {
  const typed = (name: string) => {
    if (isWeek(name)) return days.map((day) => textIn(data, dayField(day)));
    if (isQuestion(name)) return data.getAll(name);
    // The hero takes any text as it is.
    const text = schema === heroForm ? String(data.get(name)) : textIn(data, name);
    if (isNumber(schema, name)) return Number(text);
    if (isLeftOut(schema, name)) return text || undefined;
    return isListField(schema, name) ? text.split('\n').filter((line) => line.trim()) : text;
  };
  return v.safeParse(schema, Object.fromEntries(fieldsOf(schema).map((name) => [name, typed(name)])));
}

/** Returns the values in a form without errors. */
export const valuesOf = (schema: ItemSchema, data: FormData): object => read(schema, data).output as object;

/**
 * Returns what is wrong in the form, by field name and in the order of the form.
 *
 * @param labels the names of the fields
 * @param messages what is said about a field that has a message of its own, whatever is wrong with it
 * @param locale for the names of days, such as `en-US`
 */
export function schemaErrors(
  schema: ItemSchema,
  data: FormData,
  labels: Readonly<Record<string, string>>,
  messages: Readonly<Record<string, string>>,
  { foundation, contentFile }: CopyOf<'content'>['admin'],
  locale: string,
): FormErrors {
  const errors: Record<string, string> = {};
  for (const { message, path = [] } of read(schema, data).issues ?? []) {
    const [field, position] = path.map(({ key }) => key) as [string, number?];
    const name = isWeek(field) ? dayField(Number(position)) : field;
    const value = textIn(data, name);
    const text = isWeek(field)
      ? foundation.dayError
      : (messages[field] ?? contentFile.problems[value ? (message as ValueProblem) : 'missing']);
    errors[name] ??= fill(text, {
      place: isWeek(field) ? dayName(Number(position), locale) : (labels[field] ?? field),
      value,
      max: MAX_FEATURES,
    });
  }
  return errors;
}
