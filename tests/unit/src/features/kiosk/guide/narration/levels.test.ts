import { expect, test } from 'vitest';
import { guide } from '@/copy/en/kiosk';
import {
  changeLevels,
  defaultLevels,
  type LevelChange,
  levelAnswer,
} from '@/features/kiosk/guide/narration/levels';
import { fill } from '@/lib/fill';

function after(change: LevelChange, times: number) {
  let levels = defaultLevels;
  for (let time = 0; time < times; time += 1) levels = changeLevels(levels, change);
  return levels;
}

test('the volume goes in steps of 10 percent, and is never silent', () => {
  expect(after('louder', 1).volume).toBe(80);
  expect(after('louder', 9).volume).toBe(100);
  expect(after('quieter', 20).volume).toBe(10);
});

test('each change is answered, the ends by name', () => {
  const answer = (change: LevelChange, times: number) => levelAnswer(after(change, times), change, guide);
  const { louder, loudest, quietest, rate, slowest } = guide.settings;
  expect(answer('louder', 1)).toBe(fill(louder, { percent: 80 }));
  expect(answer('louder', 3)).toBe(fill(loudest, { percent: 100 }));
  expect(answer('quieter', 9)).toBe(fill(quietest, { percent: 10 }));
  expect(answer('faster', 1)).toBe(fill(rate, { percent: 125 }));
  expect(answer('slower', 2)).toBe(fill(slowest, { percent: 50 }));
});
