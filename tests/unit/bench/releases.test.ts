import { expect, test } from 'vitest';
import { withRelease } from '../../bench/releases';

const first = `
| release | paint, ms |
| ------- | --------- |
| 1.0.0   | 696       |
`;

test('a release gets a row below the earlier ones', () => {
  expect(withRelease(first, '1.1.0', { 'paint, ms': 612.4 })).toBe(
    [
      '| release | paint, ms |',
      '| ------- | --------- |',
      '| 1.0.0   | 696       |',
      '| 1.1.0   | 612       |',
    ].join('\n'),
  );
});

test('a release that is measured again replaces its row', () => {
  const once = withRelease(first, '1.1.0', { 'paint, ms': 700 });
  expect(withRelease(once, '1.1.0', { 'paint, ms': 612 })).toBe(
    withRelease(first, '1.1.0', { 'paint, ms': 612 }),
  );
});

test('a new figure gets a column, which stays empty for earlier releases', () => {
  expect(withRelease(first, '1.1.0', { 'paint, ms': 612, 'blocking, ms': 40 })).toContain(
    '| 1.0.0   | 696       |              |',
  );
});

test('the first release begins the table', () => {
  expect(withRelease('', '1.0.0', { 'paint, ms': 696 })).toBe(first.trim());
});
