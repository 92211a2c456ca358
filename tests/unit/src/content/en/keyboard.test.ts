import { expect, test } from 'vitest';
import { keyboard } from '@/copy/keyboard';

const keys = Object.values(keyboard.layers).map((rows) => rows.flatMap((row) => row.split(' ')));

// The focus stays on a key by its index when the layer changes.
test('all layers have the same number of keys', () => {
  expect(new Set(keys.map(({ length }) => length)).size).toBe(1);
});

test('every key in braces has a label', () => {
  for (const key of keys.flat().filter((name) => name.startsWith('{'))) {
    expect(keyboard.keyLabels).toHaveProperty([key]);
  }
});
