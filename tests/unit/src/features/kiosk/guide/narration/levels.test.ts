import { expect, test } from 'vitest';
import { guide } from '@/copy/en/kiosk';
import * as levels from '@/features/kiosk/guide/narration/levels';
import { fill } from '@/lib/fill';

test('each change is answered, the ends by name; the volume is never silent', () => {
  const answer = (change: levels.LevelChange, times: number) => {
    const changes = Array<typeof change>(times).fill(change);
    return levels.levelAnswer(changes.reduce(levels.changeLevels, levels.defaultLevels), change, guide);
  };
  const { louder, loudest, quietest, rate, slowest } = guide.settings;
  expect(answer('louder', 1)).toBe(fill(louder, { percent: 80 }));
  expect(answer('louder', 3)).toBe(fill(loudest, { percent: 100 }));
  expect(answer('quieter', 20)).toBe(fill(quietest, { percent: 10 }));
  expect(answer('faster', 1)).toBe(fill(rate, { percent: 125 }));
  expect(answer('slower', 2)).toBe(fill(slowest, { percent: 50 }));
});
