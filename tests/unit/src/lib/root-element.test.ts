import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followHeight, setRootData, setRootSizes } from '@/lib/root-element';

const dataset: Record<string, string> = {};
const properties = new Map<string, string>();
let resize: () => void;

beforeEach(() => {
  const style = {
    setProperty: (name: string, value: string) => properties.set(name, value),
    removeProperty: (name: string) => properties.delete(name),
  };
  vi.stubGlobal('document', { documentElement: { dataset, style } });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe() {
        resize();
      }
      disconnect() {
        resize = () => undefined;
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

test('attributes and sizes of the root element last until they are removed, each by itself', () => {
  const removers = [
    setRootData({ kiosk: '', lower: 'half' }),
    setRootData({ hold: '' }),
    setRootSizes({ '--reach-top': 12, '--size-key': 56 }),
  ];
  expect(dataset).toEqual({ kiosk: '', lower: 'half', hold: '' });
  expect(Object.fromEntries(properties)).toEqual({ '--reach-top': '12px', '--size-key': '56px' });
  removers[0]?.();
  expect(dataset).toEqual({ hold: '' });
  for (const remove of removers) remove();
  expect(dataset).toEqual({});
  expect(properties.size).toBe(0);
});

test('a size follows the height of an element, in whole pixels', () => {
  const heights: (string | undefined)[] = [];
  const box = { height: 79.2 };
  const element = { getBoundingClientRect: () => box } as Element;
  const stop = followHeight('--dock-height', element, () => heights.push(properties.get('--dock-height')));
  box.height = 100;
  resize();
  expect(heights).toEqual(['80px', '100px']);
  stop();
  resize();
  expect(heights).toHaveLength(2);
  expect(properties.size).toBe(0);
});
