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
});
