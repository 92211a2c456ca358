import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heartbeatMonitor } from '../../../../../electron/main/recovery/heartbeat';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function monitored() {
  const onSilent = vi.fn<() => void>();
  return { onSilent, monitor: heartbeatMonitor(onSilent) };
}

describe('heartbeatMonitor', () => {
  it('allows a page a minute for its first heartbeat', () => {
    const { onSilent, monitor } = monitored();
    monitor.start();
    vi.advanceTimersByTime(59_999);
    expect(onSilent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSilent).toHaveBeenCalledOnce();
  });

  it('reports once after twenty seconds of silence', () => {
    const { onSilent, monitor } = monitored();
    monitor.start();
    for (let beat = 0; beat < 100; beat += 1) {
      monitor.beat();
      vi.advanceTimersByTime(5_000);
    }
    expect(onSilent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(15_000);
    expect(onSilent).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(600_000);
    expect(onSilent).toHaveBeenCalledOnce();
  });

  it('stops waiting, even if a late heartbeat arrives', () => {
    const { onSilent, monitor } = monitored();
    monitor.start();
    monitor.stop();
    monitor.beat();
    vi.advanceTimersByTime(600_000);
    expect(onSilent).not.toHaveBeenCalled();
  });

  /** Lets the clock run, but no timers, as while the computer sleeps. */
  const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

  it('starts over if its timer was overdue because the computer slept', () => {
    const { onSilent, monitor } = monitored();
    monitor.start();
    monitor.beat();
    sleep(3_600_000);
    vi.advanceTimersByTime(20_000 + 59_999);
    expect(onSilent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSilent).toHaveBeenCalledOnce();
  });

  it('starts over when the computer resumes, unless nothing is awaited', () => {
    const { onSilent, monitor } = monitored();
    monitor.start();
    monitor.beat();
    vi.advanceTimersByTime(19_999);
    monitor.resume();
    vi.advanceTimersByTime(59_999);
    expect(onSilent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSilent).toHaveBeenCalledOnce();
    monitor.resume();
    vi.advanceTimersByTime(600_000);
    expect(onSilent).toHaveBeenCalledOnce();
  });
});
