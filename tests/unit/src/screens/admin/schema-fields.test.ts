import { expect, test } from 'vitest';
import { type ContentPart, fields } from '@/content/fields';
import { fieldLabel } from '@/content/file/field-label';
import { admin } from '@/copy/en/content';
import { admin as spanish } from '@/copy/es/content';
import { fieldsOf, formErrors, valuesOf } from '@/screens/admin/schema-fields';

function typed(rating: string): FormData {
  const data = new FormData();
  for (const name of ['name', 'role', 'content']) data.set(name, 'Ada');
  data.set('rating', rating);
  return data;
}

test('a rating has at least one star', () => {
  const errorsOf = (rating: string) => formErrors('testimonials', typed(rating), admin, 'en-US');
  expect(errorsOf('1')).toEqual({});
  expect(valuesOf('testimonials', typed('1'))).toMatchObject({ rating: 1 });
  expect(errorsOf(' ')).toEqual({ rating: admin.errors.rating });
});

test.each(Object.keys(fields) as ContentPart[])('each field in the form of %s has a label', (part) => {
  const names = fieldsOf(part).map(([name]) => name);
  for (const copy of [admin, spanish])
    expect(names.filter((name) => fieldLabel(part, name, copy) === name)).toEqual([]);
});
