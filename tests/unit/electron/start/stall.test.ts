import { beforeEach, expect, it, vi } from 'vitest';
import { waitForStall } from '../../../../electron/start/stall';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));

/** A measurement that grows for some polls and then stays the same; each poll takes a second. */
function growing(polls: number) {
  let poll = 0;
  return vi.fn<() => Promise<number>>(async () => {
    vi.advanceTimersByTime(1000);
    poll += 1;
    return Math.min(poll, polls);
  });
}

it('resolves once nothing has changed for the timeout', async () => {
  const measure = growing(3);
  await waitForStall(measure, 20_000, new AbortController().signal, 1);
  expect(measure).toHaveBeenCalledTimes(23);
});
