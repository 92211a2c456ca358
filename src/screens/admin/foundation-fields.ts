import * as v from 'valibot';
import type { FormErrors } from '@/components/ui/checked-form';
import type { Foundation } from '@/content/types';
import type { ValueProblem } from '@/content-file/content-file';
import { foundation as schema } from '@/content-file/schema';
import type { CopyOf } from '@/language';
import { fill } from '@/lib/fill';

/** The fields of the form in their order; the hours of each day follow `partnersEmail`. */
export const foundationFields = [
  'name',
  'about',
  'street',
  'city',
  'state',
  'postalCode',
  'entrance',
  'phone',
  'crisisLine',
  'fax',
  'email',
  'supportEmail',
  'partnersEmail',
  'hoursText',
  'timeZone',
  'facebook',
  'instagram',
  'youtube',
] as const satisfies readonly (keyof Foundation)[];

export type FoundationField = (typeof foundationFields)[number];

/** What the foundation may lack. */
export const optionalFields: readonly FoundationField[] = [
  'entrance',
  'crisisLine',
  'fax',
  'supportEmail',
  'partnersEmail',
  'facebook',
  'instagram',
  'youtube',
];

/** The fields whose text belongs to a language. */
export const translatedFields: readonly FoundationField[] = ['about', 'entrance', 'hoursText'];

/** The days from Sunday, by their index. */
export const days = [0, 1, 2, 3, 4, 5, 6] as const;

/** The name of the field with the hours of a day. */
export const dayField = (day: number) => `hours${day}`;

/** What the form says, as a content file would. */
function valuesOf(data: FormData): Record<string, unknown> {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return {
    ...Object.fromEntries(foundationFields.map((name) => [name, text(name)])),
    hours: days.map((day) => text(dayField(day))),
    hoursText: text('hoursText')
      .split('\n')
      .filter((line) => line.trim()),
  };
}

/** The facts in the form, which are valid. */
export function foundationOf(data: FormData): Foundation {
  return v.parse(schema, valuesOf(data)) as unknown as Foundation;
}

/** Returns what is wrong in the form, by the same rules as in a content file. */
export function foundationErrors(
  data: FormData,
  { foundation, contentFile }: CopyOf<'tools'>['admin'],
): FormErrors {
  const { issues = [] } = v.safeParse(schema, valuesOf(data));
  const found = new Map<string, string>();
  for (const { message, path = [] } of issues) {
    const [field, day] = path.map(({ key }) => key);
    const name = field === 'hours' ? dayField(Number(day)) : String(field);
    const value = String(data.get(name) ?? '').trim();
    // A list without a line is not what the schema calls missing.
    const kind = value === '' && field !== 'hours' ? 'missing' : (message as ValueProblem);
    const place = foundation.labels[field as FoundationField];
    if (!found.has(name))
      found.set(name, fill(contentFile.problems[kind], { place, value, max: days.length }));
  }
  const names = foundationFields.flatMap((name) =>
    name === 'hoursText' ? [...days.map(dayField), name] : [name],
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const error = found.get(name);
      return error ? [[name, error] as const] : [];
    }),
  );
}
