import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { admin } from '@/content/en/content';
import { admin as spanish } from '@/content/es/content';
import { foundation, heroForm, kindOf, lists } from '@/content-file/schema';
import { isTranslated } from '@/content-store/reducer';
import { fieldsOf, isOptional, schemaErrors, valuesOf } from '@/screens/admin/schema-fields';

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

test.each(Object.entries({ ...lists, foundation, hero: heroForm }))(
  'what %s says in each language is translated, and nothing else',
  (_, { entries }) => {
    const inLanguages = Object.entries(entries).filter(([, field]) =>
      /"type":"lazy"/.test(JSON.stringify(field)),
    );
    expect(inLanguages.map(([name]) => name)).toEqual(Object.keys(entries).filter(isTranslated));
  },
);

test.each([
  ['phone', 'phone'],
  ['crisisLine', 'phone'],
  ['relay', 'shortOrPhone'],
  ['email', 'email'],
  ['partnersEmail', 'email'],
  ['leaveAddress', 'link'],
  ['street', 'text'],
  ['copyrightYear', undefined],
  ['about', undefined],
] as const)('the field %s has the kind %s', (field, kind) => {
  expect(kindOf(foundation, field)).toBe(kind);
});

const published = JSON.parse(readFileSync('resources/content-file.schema.json', 'utf8')).properties;
const parts = { ...lists, foundation, hero: heroForm };

test.each(Object.entries(parts))(
  'the form of %s has the fields of the published schema, requires the same, and names each',
  (part, schema) => {
    const { properties, required } = published[part].items ?? published[part];
    expect([...fieldsOf(schema)].sort()).toEqual(
      Object.keys(properties)
        .filter((name) => name !== 'id')
        .sort(),
    );
    // The hero's may be blank, and are in every file.
    const needed = part === 'hero' ? [] : required;
    // Without an icon, a form takes the one that it suggests.
    expect(
      fieldsOf(schema)
        .filter((name) => !isOptional(schema, name))
        .sort(),
    ).toEqual([...needed].sort());
    for (const copy of [admin, spanish]) {
      const own = part in copy ? copy[part as 'hero'].labels : {};
      const labels = { ...copy.more.labels, ...own, ...copy.easyWords.labels, icon: '' };
      expect(fieldsOf(schema).filter((name) => !(name in labels))).toEqual([]);
    }
  },
);
