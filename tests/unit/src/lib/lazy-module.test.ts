import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyModule } from '@/lib/lazy-module';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function failing(times: number) {
  const load = vi.fn(async () => ({ default: 'the part' }));
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('offline'));
  return { load, part: lazyModule(load) };
}

test('pauses between failed requests double, up to five minutes', async () => {
  const { load, part } = failing(9);
  const fetched = part.keepFetching();
  for (const [index, seconds] of [5, 10, 20, 40, 80, 160, 300, 300, 300].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(load).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(index + 2);
  }
  await fetched;
  expect(part.current()).toBe('the part');
});

test('being online again ends the pause', async () => {
  const { load, part } = failing(1);
  const fetched = part.keepFetching();
  await vi.advanceTimersByTimeAsync(1000);
  expect(part.current()).toBeUndefined();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(part.current()).toBe('the part');
  await fetched;
  // The pause that was cut short does not end once more.
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(2);
});
