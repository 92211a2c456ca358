import { expect, test } from 'vitest';
import { plural } from '@/lib/plural';
import { linesIn } from '../../copy-texts';

const files = import.meta.glob<object>('/src/copy/{en,es}/**/*.ts', { eager: true });

test.each([
  [1, 'en', 'second'],
  [2, 'en', 'seconds'],
] as const)('%d in %s: %s', (count, locale, form) =>
  expect(plural({ one: 'second', other: 'seconds' }, count, locale)).toBe(form),
);

/** Texts whose number is never 1: minutes follow 60 seconds, the warning counts 20, 10 and 5, and a kiosk waits longer. */
const isNeverOne =
  /\{minutes\} minut[eo]s|(?:after|después de) \{seconds\}|\{seconds\} (?:seconds left\. Touch|segundos\. Para)/;

test('every text with a count has a singular form', () => {
  const counted = /\{(?:count|seconds|minutes|hours|days|total|percent)\} \p{L}+s(?!\p{L})/u;
  const texts = linesIn(files, /^other$/);
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => counted.test(text) && !isNeverOne.test(text))).toEqual([]);
});
