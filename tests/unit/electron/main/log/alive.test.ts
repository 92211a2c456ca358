import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logAlive } from '../../../../../electron/main/log/alive';
import type { LogEntry } from '../../../../../electron/main/log/log-entry';

vi.mock('electron', () => ({ app: { getVersion: () => '1.2.3' } }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('says each hour which version runs and what it shows, but not while the page does not work', () => {
  const write = vi.fn<(entry: LogEntry) => void>();
  const state: { isWorking: boolean; content: string | undefined } = { isWorking: true, content: undefined };
  logAlive({ write, writeNow: () => undefined, flush: async () => undefined }, () => state);
  vi.advanceTimersByTime(60 * 60_000);
  state.isWorking = false;
  vi.advanceTimersByTime(3 * 60 * 60_000);
  Object.assign(state, { isWorking: true, content: 'a1' });
  vi.advanceTimersByTime(60 * 60_000);
  expect(write.mock.calls.flat()).toEqual([
    { event: 'alive', version: '1.2.3', content: undefined },
    { event: 'alive', version: '1.2.3', content: 'a1' },
  ]);
});
