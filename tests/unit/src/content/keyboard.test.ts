import { expect, test } from 'vitest';
import { keyboard } from '@/copy/keyboard';

const layers = Object.values(keyboard.layers).map((kind) =>
  Object.values(kind).map((rows) => rows.flatMap((row) => row.split(' '))),
);
const keys = layers.flat(2);

// The focus stays on a key by its index when the layer changes.
test('all layers for one kind of field have the same number of keys', () => {
  for (const kind of layers) expect(new Set(kind.map(({ length }) => length)).size).toBe(1);
});

test('New line is there only where a text can have several lines', () => {
  const kinds = Object.entries(keyboard.layers).filter(([, kind]) =>
    JSON.stringify(kind).includes('{enter}'),
  );
  expect(kinds.map(([name]) => name)).toEqual(['lines']);
});

test('every key without a letter or a digit has a name for screen readers', () => {
  for (const key of keys.filter((name) => !/[\p{L}\d]/u.test(name))) {
    expect(keyboard.keyNames).toHaveProperty([key]);
  }
});

test('every key in braces has a label', () => {
  for (const key of keys.filter((name) => name.startsWith('{'))) {
    expect(keyboard.keyLabels).toHaveProperty([key]);
  }
});
