import { expect, test } from 'vitest';
import { allCombinations, combinationsFor } from '../../support/matrix';

test('there are 3 themes x 2 text sizes x 3 windows', () => {
  expect(new Set(allCombinations.map((combination) => JSON.stringify(combination))).size).toBe(18);
});

test('a full run checks every combination', () => {
  expect(combinationsFor(0, true)).toEqual(allCombinations);
});

test('six screens together have every theme with every text size, and every window', () => {
  const combinations = [0, 1, 2, 3, 4, 5].flatMap((screen) => combinationsFor(screen, false));
  expect(combinations).toHaveLength(6);
  expect(new Set(combinations.map(({ colors, textSize }) => `${colors}, ${textSize}`)).size).toBe(6);
  expect(new Set(combinations.map(({ viewport }) => viewport)).size).toBe(3);
});
