import { expect, test, vi } from 'vitest';
import { focusHeading } from '@/lib/focus-to-read';

test('focuses the first heading that is not hidden, without scrolling', () => {
  const focus = vi.fn();
  const querySelector = vi.fn().mockReturnValue({ focus });
  focusHeading({ querySelector } as unknown as Element);
  expect(querySelector).toHaveBeenLastCalledWith('h1:not([hidden] *)');
  focusHeading({ querySelector } as unknown as Element, 'h3');
  expect(querySelector).toHaveBeenLastCalledWith('h3:not([hidden] *)');
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
});

test('does nothing without a heading or without a page', () => {
  expect(() => focusHeading({ querySelector: () => null } as unknown as Element)).not.toThrow();
  expect(() => focusHeading(null)).not.toThrow();
});
