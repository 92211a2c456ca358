import { expect, it, vi } from 'vitest';
import { logBeforeQuit } from '../../../../../electron/main/lifecycle/shutdown';

type OnQuit = (name: string, listener: (event: { preventDefault: () => void }) => Promise<void>) => void;
const app = vi.hoisted(() => ({ on: vi.fn<OnQuit>(), exit: vi.fn<(exitCode: number) => void>() }));
vi.mock('electron', () => ({ app }));

it('writes a last line before it quits, but does not wait forever for a disk that hangs', async () => {
  vi.useFakeTimers();
  const write = vi.fn<(entry: object) => void>();
  logBeforeQuit({ write, writeNow: () => undefined, flush: () => new Promise(() => undefined) });
  const [name, listener] = app.on.mock.lastCall ?? [];
  expect(name).toBe('will-quit');
  const quitting = listener?.({ preventDefault: () => undefined });
  await vi.advanceTimersByTimeAsync(1_000);
  await quitting;
  vi.useRealTimers();
  expect(write.mock.calls).toEqual([[{ event: 'exit', reason: 'quit' }]]);
  expect(app.exit.mock.calls).toEqual([[0]]);
});
