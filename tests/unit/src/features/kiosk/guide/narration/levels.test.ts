import { expect, test } from 'vitest';
import { guide } from '@/content/en/kiosk';
import {
  changeLevels,
  defaultLevels,
  type LevelChange,
  levelAnswer,
} from '@/features/kiosk/guide/narration/levels';

function after(change: LevelChange, times: number) {
  let levels = defaultLevels;
  for (let time = 0; time < times; time += 1) levels = changeLevels(levels, change);
  return levels;
}

test('the speed has seven steps from half to double', () => {
  expect(after('slower', 9).rate).toBe(0.5);
  expect(after('faster', 9).rate).toBe(2);
  expect(new Set(Array.from({ length: 9 }, (_, times) => after('faster', times).rate)).size).toBe(5);
});

test('the volume goes in steps of 10 percent, and is never silent', () => {
  expect(after('louder', 1).volume).toBe(80);
  expect(after('louder', 9).volume).toBe(100);
  expect(after('quieter', 20).volume).toBe(10);
});

test('each change is answered, the ends by name', () => {
  expect(levelAnswer(after('louder', 1), 'louder', guide)).toBe('Louder, 80 percent.');
  expect(levelAnswer(after('louder', 3), 'louder', guide)).toBe('Loudest, 100 percent.');
  expect(levelAnswer(after('quieter', 9), 'quieter', guide)).toBe('Quietest, 10 percent.');
  expect(levelAnswer(after('faster', 1), 'faster', guide)).toBe('Speed 125 percent.');
  expect(levelAnswer(after('slower', 2), 'slower', guide)).toBe('Slowest, 50 percent.');
});
