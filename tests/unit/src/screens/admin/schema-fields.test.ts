import { expect, test } from 'vitest';
import { admin } from '@/content/en/content';
import { lists } from '@/content-file/schema';
import { schemaErrors, valuesOf } from '@/screens/admin/schema-fields';

/** A testimonial with a rating as somebody typed it. */
function typed(rating: string): FormData {
  const data = new FormData();
  for (const name of ['name', 'role', 'content']) data.set(name, 'Ada');
  data.set('rating', rating);
  return data;
}

function errorsOf(rating: string) {
  const { labels, errors } = admin.testimonials;
  return schemaErrors(lists.testimonials, typed(rating), labels, errors, admin, 'en-US');
}

test.each(['1', '2', '3', '4', '5'])('%j is a rating', (rating) => {
  expect(errorsOf(rating)).toEqual({});
  expect(valuesOf(lists.testimonials, typed(rating))).toMatchObject({ rating: Number(rating) });
});

test.each(['', ' ', '0', '6', '4.5', '-1', '-0', 'five', 'NaN', 'Infinity', '1e9', '5 stars', '1,0'])(
  '%j is not a rating',
  (rating) => expect(errorsOf(rating)).toEqual({ rating: 'Enter a whole number from 1 to 5.' }),
);
