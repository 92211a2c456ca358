import { expect, test } from 'vitest';
import { offeredLanguages } from '@/content/languages';
import { longDate } from '@/content/long-date';

test.each(offeredLanguages)('%s writes each month as browsers do', (tag) => {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month++) {
    const day = `2024-${String(month).padStart(2, '0')}-09`;
    expect(longDate(tag, day)).toBe(format.format(new Date(day)));
  }
});

test('text that is not a date stays as it is', () => expect(longDate('en', '2024-02-30')).toBe('2024-02-30'));
