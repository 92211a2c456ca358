import { expect, test } from 'vitest';
import { combinationFor } from '../../support/matrix';

test('six screens together have every theme with every text size, and every window', () => {
  const combinations = [0, 1, 2, 3, 4, 5].map(combinationFor);
  expect(new Set(combinations.map(({ colors, textSize }) => `${colors}, ${textSize}`)).size).toBe(6);
  expect(new Set(combinations.map(({ viewport }) => viewport)).size).toBe(3);
});
