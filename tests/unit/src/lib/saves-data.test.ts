import { expect, test } from 'vitest';
import { savesData } from '@/lib/saves-data';

test.each(['slow-2g', '2g', '3g'])('a %s connection saves data', (effectiveType) => {
  expect(savesData({ effectiveType })).toBe(true);
});

test('a visitor may ask to save data on any connection', () => {
  expect(savesData({ saveData: true, effectiveType: '4g' })).toBe(true);
});
