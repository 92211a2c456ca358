import { describe, expect, it, vi } from 'vitest';
import { refuseFileDialogs } from '../../../../electron/preload/lock-dialogs';

describe('refuseFileDialogs', () => {
  it.each([
    [{ type: 'file' }, true],
    [{ type: 'text' }, false],
    [{}, false],
  ])('of a click on %j is %s', (element, refused) => {
    const addEventListener = vi.fn<EventTarget['addEventListener']>();
    refuseFileDialogs({ addEventListener });
    const [type, listener, options] = addEventListener.mock.lastCall ?? [];
    const preventDefault = vi.fn<() => void>();
    const event = { composedPath: () => [element, {}], preventDefault } as unknown as Event;
    if (typeof listener === 'function') listener(event);
    expect([type, options]).toEqual(['click', { capture: true }]);
    expect(preventDefault.mock.calls.length > 0).toBe(refused);
  });
});
