import * as v from 'valibot';
import type { FormErrors } from '@/components/ui/checked-form';
import { type ContentPart, type Field, fields } from '@/content/fields';
import { fieldLabel } from '@/content/file/field-label';
import { MAX_FEATURES } from '@/content/file-rules';
import { formSchemas, problemOf, typedValue } from '@/content/schema';
import type { ContentCopy } from '@/copy/content';
import { fill } from '@/lib/fill';

/** Returns the fields of a form in order; a browser leaves out the extra ones. */
export const fieldsOf = (part: ContentPart, withExtra = true): readonly (readonly [string, Field])[] =>
  Object.entries<Field>(fields[part]).filter(([, { isExtra }]) => withExtra || !isExtra);

/** The days of a week, starting with Sunday. */
const days = [0, 1, 2, 3, 4, 5, 6] as const;

/** Names the field with the hours of a day, counted from Sunday. */
export const dayField = (day: number) => `hours${day}`;

/** Names a day, counted from Sunday, in the language of a locale such as `en-US`. */
export function dayName(day: number, locale: string): string {
  // The year 2023 began on a Sunday.
  return new Date(2023, 0, day + 1).toLocaleDateString(locale, { weekday: 'long' });
}

const fieldText = (data: FormData, name: string) => String(data.get(name) ?? '').trim();

/** Reads the form by the rules of a content file. */
function read(part: ContentPart, data: FormData) {
  const typed = (name: string, field: Field) => {
    if (field.kind === 'week') return days.map((day) => fieldText(data, dayField(day)));
    if (field.kind === 'answers') return data.getAll(name);
    // Keeps the hero's texts exactly as they were typed.
    return typedValue(field, part === 'hero' ? String(data.get(name)) : fieldText(data, name));
  };
  const isInForm = ([name, { kind }]: readonly [string, Field]) =>
    kind === 'week' || kind === 'answers' || data.has(name);
  return v.safeParse(
    formSchemas[part],
    Object.fromEntries(
      fieldsOf(part)
        .filter(isInForm)
        .map(([name, field]) => [name, typed(name, field)]),
    ),
  );
}

/** Returns the values in a form without errors. */
export const valuesOf = (part: ContentPart, data: FormData): object => read(part, data).output as object;

/** Returns what is wrong in the form, by field name and in the form's order, with days named for a locale. */
export function formErrors(
  part: ContentPart,
  data: FormData,
  admin: ContentCopy['admin'],
  locale: string,
): FormErrors {
  const messages: Readonly<Record<string, string>> = admin.errors;
  const errors: Record<string, string> = {};
  for (const issue of read(part, data).issues ?? []) {
    const { problem, path } = problemOf(issue);
    const [field = '', position] = path.map(String);
    const isDay = field === 'hours';
    const name = isDay ? dayField(Number(position)) : field;
    const value = fieldText(data, name);
    const text = isDay
      ? admin.dayError
      : (messages[field] ?? admin.contentFile.problems[value ? problem.kind : 'missing']);
    const place = isDay ? dayName(Number(position), locale) : fieldLabel(part, field, admin);
    errors[name] ??= fill(text, { place, value, max: MAX_FEATURES });
  }
  return errors;
}
