import { describe, expect, it } from 'vitest';
import { isOneSlipApart } from '../../../../../electron/main/cli/typo';

describe('isOneSlipApart', () => {
  it.each([
    ['kiosk', 'kios'],
    ['kiosk', 'iosk'],
    ['kiosk', 'kioskk'],
    ['kiosk', 'kioxk'],
    ['kiosk', 'kisok'],
    ['kiosk', 'ikosk'],
    ['a', ''],
  ])('of %s and %s is true, either way', (one, other) => {
    expect([isOneSlipApart(one, other), isOneSlipApart(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['kiosk', 'kiosk'],
    ['kiosk', 'kio'],
    ['kiosk', 'koisx'],
    ['kiosk', 'ksiok'],
    ['kiosk', 'kiosken'],
    ['ab', ''],
  ])('of %s and %s is false, either way', (one, other) => {
    expect([isOneSlipApart(one, other), isOneSlipApart(other, one)]).toEqual([false, false]);
  });
});
