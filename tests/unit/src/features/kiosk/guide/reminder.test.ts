import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReminder } from '@/features/kiosk/guide/clock';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('reminds once after 15 seconds of silence, and again after another key', () => {
  const remind = vi.fn();
  const reminder = createReminder(remind);
  reminder.start();
  vi.advanceTimersByTime(14_999);
  expect(remind).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  reminder.start();
  vi.advanceTimersByTime(60_000);
  expect(remind).toHaveBeenCalledTimes(1);
  reminder.reset();
  reminder.start();
  vi.advanceTimersByTime(15_000);
  expect(remind).toHaveBeenCalledTimes(2);
});

test('keys that do nothing neither put it off nor end it', () => {
  const remind = vi.fn();
  const reminder = createReminder(remind);
  reminder.start();
  for (let key = 0; key < 3; key += 1) {
    vi.advanceTimersByTime(5000);
    reminder.repeat();
  }
  expect(remind).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(15_000);
  expect(remind).toHaveBeenCalledTimes(2);
});
