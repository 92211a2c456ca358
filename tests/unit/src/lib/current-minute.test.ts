import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentMinute, subscribeToMinute } from '@/lib/current-minute';

function setHidden(hidden: boolean): void {
  Object.assign(document, { hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2024-12-02T12:00:30Z') });
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the current minute changes on the minute for all listeners, and is right for a new one', () => {
  const listeners = [vi.fn(), vi.fn()];
  const unsubscribe = listeners.map(subscribeToMinute);
  expect(currentMinute()).toBeUndefined();
  vi.advanceTimersByTime(1_000);
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(29_000);
  expect(currentMinute()).toEqual(new Date('2024-12-02T12:01:00Z'));
  vi.advanceTimersByTime(60_000);
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(3);
  for (const stop of unsubscribe) stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(3_600_000);
  expect(currentMinute()).toEqual(new Date('2024-12-02T13:02:00Z'));
});

test('the current minute pauses while the page is hidden, and is right as soon as it is visible', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToMinute(listener);
  vi.advanceTimersByTime(1_000);
  setHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(3_600_000);
  expect(listener).toHaveBeenCalledTimes(1);
  setHidden(false);
  expect(currentMinute()).toEqual(new Date('2024-12-02T13:00:31Z'));
  unsubscribe();
});
