import { expect, it } from 'vitest';
import { isOneTypoApart } from '../../../../../electron/main/cli/typo';

it.each([
  ['kiosk', 'kios'],
  ['kiosk', 'iosk'],
  ['kiosk', 'kioskk'],
  ['kiosk', 'kioxk'],
  ['kiosk', 'kisok'],
  ['kiosk', 'ikosk'],
  ['a', ''],
])('is true for %s and %s, in either order', (one, other) => {
  expect([isOneTypoApart(one, other), isOneTypoApart(other, one)]).toEqual([true, true]);
});

it.each([
  ['kiosk', 'kiosk'],
  ['kiosk', 'kio'],
  ['kiosk', 'koisx'],
  ['kiosk', 'ksiok'],
  ['kiosk', 'kiosken'],
  ['ab', ''],
])('is false for %s and %s, in either order', (one, other) => {
  expect([isOneTypoApart(one, other), isOneTypoApart(other, one)]).toEqual([false, false]);
});
