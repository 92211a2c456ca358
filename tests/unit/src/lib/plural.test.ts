import { expect, test } from 'vitest';
import { plural } from '@/lib/plural';

type Module = Readonly<Record<string, unknown>>;
const files = import.meta.glob<Module>('/src/copy/{en,es}/**/*.ts', { eager: true });

function segmentsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'other' ? [] : segmentsOf(part)));
}

test.each([
  [0, 'en', 'seconds'],
  [0.5, 'en', 'seconds'],
  [1, 'en', 'second'],
  [2, 'en', 'seconds'],
  [1, 'es', 'second'],
  [1_000_000, 'es', 'seconds'],
] as const)('%d in %s: %s', (count, locale, form) => {
  expect(plural({ one: 'second', other: 'seconds' }, count, locale)).toBe(form);
});

/** Texts whose number is never 1: minutes are said after 60 seconds, the warning counts 20, 10 and 5, and a kiosk waits longer. */
const isNeverOne =
  /\{minutes\} minut[eo]s|(?:after|después de) \{seconds\}|\{seconds\} (?:seconds left\. Touch|segundos\. Para)/;

test('every text that counts what may be one has a form for one', () => {
  const counted = /\{(?:count|seconds|minutes|hours|days|total|percent)\} \p{L}+s(?!\p{L})/u;
  const texts = Object.values(files).flatMap(segmentsOf);
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((text) => counted.test(text) && !isNeverOne.test(text))).toEqual([]);
});
