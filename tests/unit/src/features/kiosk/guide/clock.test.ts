import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock, createReminder } from '@/features/kiosk/guide/clock';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a clock runs once after each restart, with the delay at that time, unless it is stopped', () => {
  let delay: number | undefined = 3000;
  const run = vi.fn();
  const clock = createClock(() => delay, run);
  clock.restart();
  vi.advanceTimersByTime(2000);
  clock.restart();
  vi.advanceTimersByTime(2999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
  delay = 1500;
  clock.restart();
  vi.advanceTimersByTime(1500);
  expect(run).toHaveBeenCalledTimes(2);
  clock.restart();
  clock.stop();
  delay = undefined;
  clock.restart();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(2);
});

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
  reminder.repeat();
  reminder.start();
  vi.advanceTimersByTime(10_000);
  // A key that does nothing neither puts the reminder off nor ends it.
  reminder.repeat();
  vi.advanceTimersByTime(5_000);
  expect(remind).toHaveBeenCalledTimes(2);
  reminder.repeat();
  vi.advanceTimersByTime(15_000);
  expect(remind).toHaveBeenCalledTimes(3);
});
