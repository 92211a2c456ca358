import { expect, test } from 'vitest';
import { type ContentPart, type Field, fields, isTranslatedKind } from '@/content/fields';
import { forms } from '@/content/schema';
import { fieldLabel } from '@/content-file/field-label';
import { admin } from '@/copy/en/content';
import { admin as spanish } from '@/copy/es/content';
import { fieldsOf, formErrors, valuesOf } from '@/screens/admin/schema-fields';

function typed(rating: string): FormData {
  const data = new FormData();
  for (const name of ['name', 'role', 'content']) data.set(name, 'Ada');
  data.set('rating', rating);
  return data;
}

function errorsOf(rating: string) {
  return formErrors('testimonials', typed(rating), admin, 'en-US');
}

test('one star is a rating', () => {
  expect(errorsOf('1')).toEqual({});
  expect(valuesOf('testimonials', typed('1'))).toMatchObject({ rating: 1 });
});

test('no star is none', () => expect(errorsOf(' ')).toEqual({ rating: admin.errors.rating }));

test.each(Object.entries(forms))('what %s says is translated, and nothing else', (part, { entries }) => {
  const inLanguages = Object.entries(entries).filter(([, field]) =>
    /"type":"lazy"/.test(JSON.stringify(field)),
  );
  const described = Object.entries<Field>(fields[part as ContentPart]);
  const translated = described.flatMap(([name, { kind }]) => (isTranslatedKind(kind) ? name : []));
  expect(inLanguages.map(([name]) => name)).toEqual(translated);
});

test.each(Object.keys(fields) as ContentPart[])('each field in the form of %s has a label', (part) => {
  const names = fieldsOf(part).map(([name]) => name);
  for (const copy of [admin, spanish])
    expect(names.filter((name) => fieldLabel(part, name, copy) === name)).toEqual([]);
});
