import { expect, test } from 'vitest';
import * as tools from '@/content/en/tools';
import { expandAbbreviations } from '@/features/easy-read/items/easy-items';

test.each([
  ['Mon-Fri 8:00 AM-6:00 PM', 'Monday to Friday 8:00 AM to 6:00 PM'],
  ['Tuesdays, 6:00 PM - 7:30 PM', 'Tuesdays, 6:00 PM to 7:30 PM'],
  ['Sun closed', 'Sunday closed'],
  ['8-10 hours/month', '8 to 10 hours a month'],
  ['1000+', '1000 or more'],
  ['Drop-in, all day', 'Drop-in, all day'],
  ['Monday-Friday, 9-11 AM', 'Monday to Friday, 9 to 11 AM'],
])('%s is written in full', (fact, words) => {
  expect(expandAbbreviations(fact, tools)).toBe(words);
});
