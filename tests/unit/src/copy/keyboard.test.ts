import { describe, expect, test } from 'vitest';
import { keyboard as english } from '@/copy/en/kiosk';
import { keyboard as spanish } from '@/copy/es/kiosk';
import { sharedLayers } from '@/copy/key-layers';

const keysOf = (rows: readonly string[]) => rows.flatMap((row) => row.split(' '));

describe.each([
  ['English', english],
  ['Spanish', spanish],
])('the %s keyboard', (_, keyboard) => {
  const allLayers = { ...keyboard.layers, ...sharedLayers };
  const layers = Object.values(allLayers).map((kind) => Object.values(kind).map(keysOf));
  const keys = layers.flat(2);

  // The focus stays on a key by its index when the layer changes.
  test('has the same number of keys in all layers for one kind of field', () => {
    for (const kind of layers) expect(new Set(kind.map(({ length }) => length)).size).toBe(1);
  });

  test('has New line only where a text can have several lines', () => {
    const kinds = Object.entries(allLayers).filter(([, kind]) => JSON.stringify(kind).includes('{enter}'));
    expect(kinds.map(([name]) => name)).toEqual(['lines']);
  });

  test('names every key without a letter or a digit for screen readers, and labels those in braces', () => {
    for (const key of keys) {
      if (!/[\p{L}\d]/u.test(key)) expect(keyboard.keyNames).toHaveProperty([key]);
      if (key.startsWith('{')) expect(keyboard.keyLabels).toHaveProperty([key]);
    }
  });
});

test('every letter and mark of Spanish is on the first layer', () => {
  const first = keysOf(spanish.layers.text.default);
  expect(first).toEqual(expect.arrayContaining([...'abcdefghijklmnopqrstuvwxyzñáéíóúü¿?¡!.,-']));
});
