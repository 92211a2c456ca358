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

it('never resolves after it is aborted', async () => {
  const controller = new AbortController();
  const settled = vi.fn<() => void>();
  const measure = vi.fn<() => Promise<number>>(async () => {
    controller.abort();
    return 1;
  });
  waitForStall(measure, 0, controller.signal, 1).then(settled, settled);
  await vi.waitFor(() => expect(measure).toHaveBeenCalled());
  await new Promise((resolve) => setImmediate(resolve));
  expect(settled).not.toHaveBeenCalled();
});
