import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logBeforeQuit, logSessionEnd } from '../../../../../electron/main/lifecycle/shutdown';

type OnQuit = (name: string, listener: (event: { preventDefault: () => void }) => Promise<void>) => void;

const app = vi.hoisted(() => ({
  on: vi.fn<OnQuit>(),
  exit: vi.fn<(exitCode: number) => void>(),
}));
vi.mock('electron', () => ({ app }));

beforeEach(() => vi.clearAllMocks());

function openLog(flushed = Promise.resolve()) {
  const [write, writeNow] = [vi.fn<(entry: object) => void>(), vi.fn<(entry: object) => void>()];
  return { write, writeNow, flush: () => flushed };
}

describe('logBeforeQuit', () => {
  async function quit(log: ReturnType<typeof openLog>) {
    logBeforeQuit(log);
    const [name, listener] = app.on.mock.lastCall ?? [];
    const preventDefault = vi.fn<() => void>();
    await listener?.({ preventDefault });
    return { name, preventDefault };
  }

  it('writes the last line and then exits', async () => {
    const log = openLog();
    const { name, preventDefault } = await quit(log);
    expect(name).toBe('will-quit');
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(log.write.mock.calls).toEqual([[{ event: 'exit', reason: 'quit' }]]);
    expect(app.exit.mock.calls).toEqual([[0]]);
  });

  it('does not wait forever for a disk that hangs', async () => {
    await quit(openLog(new Promise(() => undefined)));
    expect(app.exit).toHaveBeenCalledOnce();
  });
});

describe('logSessionEnd', () => {
  it('has written the last line when the event is over, since Windows then ends the app', () => {
    const log = openLog();
    const window = new EventEmitter();
    logSessionEnd(window as BrowserWindow, log);
    expect(log.writeNow).not.toHaveBeenCalled();
    window.emit('session-end', { reasons: ['shutdown'] });
    expect(log.writeNow.mock.calls).toEqual([[{ event: 'exit', reason: 'session-end' }]]);
  });
});
