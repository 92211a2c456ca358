import { expect, test } from 'vitest';
import { allCombinations, someCombinations } from '../../support/matrix';

test('there are 3 themes x 2 text sizes x 3 windows', () => {
  expect(new Set(allCombinations.map((combination) => JSON.stringify(combination))).size).toBe(18);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'screen %i is checked once in each theme and in each window',
  (screen) => {
    const combinations = someCombinations(screen);
    expect(new Set(combinations.map(({ colors }) => colors)).size).toBe(3);
    expect(new Set(combinations.map(({ viewport }) => viewport)).size).toBe(3);
    expect(new Set(combinations.map(({ textSize }) => textSize)).size).toBe(2);
  },
);

test('six screens together cover every combination', () => {
  const covered = [0, 1, 2, 3, 4, 5]
    .flatMap(someCombinations)
    .map((combination) => JSON.stringify(combination));
  expect(new Set(covered)).toEqual(
    new Set(allCombinations.map((combination) => JSON.stringify(combination))),
  );
});
