import { expect, it, vi } from 'vitest';
import { blockFileDialogs } from '../../../../electron/preload/block-dialogs';

it.each([
  [{ type: 'file' }, true],
  [{ type: 'text' }, false],
  [{}, false],
])('prevents a click on %j: %s', (element, isBlocked) => {
  const addEventListener = vi.fn<EventTarget['addEventListener']>();
  blockFileDialogs({ addEventListener });
  const [type, listener, options] = addEventListener.mock.lastCall ?? [];
  const preventDefault = vi.fn<() => void>();
  const event = { composedPath: () => [element, {}], preventDefault } as unknown as Event;
  if (typeof listener === 'function') listener(event);
  expect([type, options]).toEqual(['click', { capture: true }]);
  expect(preventDefault.mock.calls.length > 0).toBe(isBlocked);
});
