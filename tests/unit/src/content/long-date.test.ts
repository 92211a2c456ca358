import { expect, test } from 'vitest';

import { longDate } from '@/content/long-date';
import { offeredLanguages } from '@/copy/offered-languages';

test.each(offeredLanguages)('%s writes each month as browsers do', (tag) => {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month++) {
    const day = `2024-${String(month).padStart(2, '0')}-09`;
    expect(longDate(tag, day)).toBe(format.format(new Date(day)));
  }
});

test.each(['', ' ', 'soon', '2024-13-01', '2024-12-32', '2024-02-30', '2025-02-29', '15.12.2024', '<b>'])(
  '%j is no day and stays as it is',
  (text) => expect(longDate('en', text)).toBe(text),
);
