import { expect, test } from 'vitest';
import { findRegion, isInRegion, registerRegion } from '@/features/kiosk/regions';

/** Stands for an element with its descendants. */
const element = (...inside: unknown[]) => {
  const self = { contains: (other: unknown) => other === self || inside.includes(other) };
  return self as unknown as HTMLElement;
};

test('a part of the kiosk is found by its kind while it is registered', () => {
  const key = element();
  const keyboard = { kind: 'keyboard', element: element(key), title: 'Keyboard' } as const;
  const remove = registerRegion(keyboard);
  expect(findRegion('keyboard')).toBe(keyboard);
  expect(findRegion('rest')).toBeUndefined();
  expect(isInRegion('keyboard', key)).toBe(true);
  expect(isInRegion('dock', key)).toBe(false);
  expect(isInRegion('keyboard', element())).toBe(false);
  remove();
  expect(findRegion('keyboard')).toBeUndefined();
});

test('there may be several parts of a kind', () => {
  const [button, dialog] = [element(), element()];
  const removals = [button, dialog].map((part) => registerRegion({ kind: 'guide', element: part }));
  expect([button, dialog].map((part) => isInRegion('guide', part))).toEqual([true, true]);
  removals[0]?.();
  expect([button, dialog].map((part) => isInRegion('guide', part))).toEqual([false, true]);
  removals[1]?.();
});
