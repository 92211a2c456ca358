import { expect, test } from 'vitest';
import { allDisplays, someDisplays } from '../../support/matrix';

test('there are 3 themes x 2 text sizes x 3 windows', () => {
  expect(new Set(allDisplays.map((display) => JSON.stringify(display))).size).toBe(18);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7])('screen %i is seen in each theme and in each window once', (screen) => {
  const displays = someDisplays(screen);
  expect(new Set(displays.map(({ colors }) => colors)).size).toBe(3);
  expect(new Set(displays.map(({ viewport }) => viewport)).size).toBe(3);
  expect(new Set(displays.map(({ textSize }) => textSize)).size).toBe(2);
});

test('six screens together are seen in every combination', () => {
  const seen = [0, 1, 2, 3, 4, 5].flatMap(someDisplays).map((display) => JSON.stringify(display));
  expect(new Set(seen)).toEqual(new Set(allDisplays.map((display) => JSON.stringify(display))));
});
