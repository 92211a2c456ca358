import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logBeforeQuit, relaunchApp } from '../../../../../electron/main/lifecycle/shutdown';

type OnQuit = (name: string, listener: (event: { preventDefault: () => void }) => Promise<void>) => void;

const app = vi.hoisted(() => ({
  on: vi.fn<OnQuit>(),
  exit: vi.fn<(exitCode: number) => void>(),
  relaunch: vi.fn<(options: { execPath: string; args: string[] }) => void>(),
}));
vi.mock('electron', () => ({ app }));

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function openLog(flushed = Promise.resolve()) {
  const write = vi.fn<(entry: object) => void>();
  return { write, flush: () => flushed };
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

describe('relaunchApp', () => {
  it('starts the same program with the new arguments and exits', async () => {
    const log = openLog();
    await relaunchApp(log, ['.', '--kiosk']);
    expect(log.write.mock.calls).toEqual([[{ event: 'exit', reason: 'relaunch' }]]);
    expect(app.relaunch.mock.calls).toEqual([[{ execPath: process.execPath, args: ['.', '--kiosk'] }]]);
    expect(app.exit.mock.calls).toEqual([[0]]);
  });

  it('starts an AppImage from its file', async () => {
    vi.stubEnv('APPIMAGE', '/opt/weaving-hope.AppImage');
    await relaunchApp(openLog(), []);
    expect(app.relaunch.mock.lastCall?.[0].execPath).toBe('/opt/weaving-hope.AppImage');
  });
});
