import { expect, it } from 'vitest';
import { storyLayouts } from '@/features/take-home/page/story-layouts';

it('shortens what the foundation says only in the smallest large print', () => {
  expect(storyLayouts([16, 17, 18]).map(({ size, line }) => [size, line])).toEqual([
    [18, Infinity],
    [17, Infinity],
    [16, Infinity],
    [16, 160],
    [16, 110],
    [16, 70],
  ]);
});
