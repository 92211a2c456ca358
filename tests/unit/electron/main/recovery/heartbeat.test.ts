import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heartbeatMonitor } from '../../../../../electron/main/recovery/heartbeat';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A monitor of a page that is being loaded. */
function monitored() {
  const onSilent = vi.fn<() => void>();
  const monitor = heartbeatMonitor(onSilent);
  monitor.start();
  return { onSilent, monitor };
}

/** Expects silence to be reported after a time in milliseconds, and only once. */
function expectReport(onSilent: () => void, time: number) {
  vi.advanceTimersByTime(time - 1);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSilent).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(600_000);
  expect(onSilent).toHaveBeenCalledOnce();
}

it('allows a page a minute for its first heartbeat', () => expectReport(monitored().onSilent, 60_000));

it('reports twenty seconds of silence', () => {
  const { onSilent, monitor } = monitored();
  for (let beat = 0; beat < 100; beat += 1) {
    vi.advanceTimersByTime(5_000);
    monitor.beat();
  }
  expectReport(onSilent, 20_000);
});

it('stops waiting, even if a late heartbeat arrives', () => {
  const { onSilent, monitor } = monitored();
  monitor.stop();
  monitor.beat();
  vi.advanceTimersByTime(600_000);
  expect(onSilent).not.toHaveBeenCalled();
});

it('starts over if its timer was overdue because the computer slept', () => {
  const { onSilent, monitor } = monitored();
  monitor.beat();
  // The clock runs during sleep, but no timers.
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(20_000);
  expectReport(onSilent, 60_000);
});

it('starts over when the computer resumes, unless nothing is awaited', () => {
  const { onSilent, monitor } = monitored();
  monitor.beat();
  vi.advanceTimersByTime(19_999);
  monitor.resume();
  expectReport(onSilent, 60_000);
  monitor.resume();
  vi.advanceTimersByTime(600_000);
  expect(onSilent).toHaveBeenCalledOnce();
});
