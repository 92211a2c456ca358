import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heartbeat } from '../../../../../electron/main/recovery/heartbeat';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const onSilent = vi.fn<() => void>();
  return { onSilent, pulse: heartbeat(onSilent) };
}

describe('heartbeat', () => {
  it('gives a page a minute to speak first', () => {
    const { onSilent, pulse } = watched();
    pulse.begin();
    vi.advanceTimersByTime(59_999);
    expect(onSilent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSilent).toHaveBeenCalledOnce();
  });

  it('tells once after twenty seconds of silence', () => {
    const { onSilent, pulse } = watched();
    pulse.begin();
    for (let beat = 0; beat < 100; beat += 1) {
      pulse.beat();
      vi.advanceTimersByTime(5_000);
    }
    expect(onSilent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(15_000);
    expect(onSilent).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(600_000);
    expect(onSilent).toHaveBeenCalledOnce();
  });

  it('waits for nothing once stopped, also where a late message comes', () => {
    const { onSilent, pulse } = watched();
    pulse.begin();
    pulse.stop();
    pulse.beat();
    vi.advanceTimersByTime(600_000);
    expect(onSilent).not.toHaveBeenCalled();
  });
});
