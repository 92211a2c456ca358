import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standstill } from '../../../../electron/start/stall';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Measures a number that grows for some looks and then stands; each look takes a second. */
function growing(looks: number) {
  let look = 0;
  return vi.fn<() => Promise<number>>(async () => {
    vi.advanceTimersByTime(1000);
    look += 1;
    return Math.min(look, looks);
  });
}

describe('standstill', () => {
  it('resolves once nothing has changed for the limit', async () => {
    const measure = growing(3);
    await standstill(measure, 20_000, new AbortController().signal, 1);
    expect(measure).toHaveBeenCalledTimes(23);
  });

  it('counts from the start where nothing ever moves', async () => {
    const measure = growing(0);
    await standstill(measure, 20_000, new AbortController().signal, 1);
    expect(measure).toHaveBeenCalledTimes(21);
  });

  it('never resolves once it is called off', async () => {
    const controller = new AbortController();
    const settled = vi.fn<() => void>();
    const measure = vi.fn<() => Promise<number>>(async () => {
      controller.abort();
      return 1;
    });
    standstill(measure, 0, controller.signal, 1).then(settled, settled);
    await vi.waitFor(() => expect(measure).toHaveBeenCalled());
    await new Promise((resolve) => setImmediate(resolve));
    expect(settled).not.toHaveBeenCalled();
  });
});
