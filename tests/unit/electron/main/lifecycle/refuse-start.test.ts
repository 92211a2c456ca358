import { fstatSync, type Stats, type writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { expect, it, vi } from 'vitest';
import { refuseStart } from '../../../../../electron/main/lifecycle/refuse-start';

type ShowMessageBox = (options: { message: string; signal: AbortSignal }) => Promise<object>;

const { app, dialog } = vi.hoisted(() => ({
  app: { name: 'Weaving Hope', exit: vi.fn(), whenReady: vi.fn(async () => undefined) },
  dialog: { showMessageBox: vi.fn<ShowMessageBox>(async () => ({ response: 0 })) },
}));
vi.mock('electron', () => ({ app, dialog }));
vi.mock('node:tty');
vi.mock('node:fs', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  fstatSync: vi.fn<typeof fstatSync>(),
  writeSync: vi.fn<typeof writeSync>(),
}));

const reason = '--idle-seconds must be a whole number from 30 to 3600, not "20".';

const log = { write: vi.fn(), writeNow: vi.fn(), flush: async () => undefined };

/** Refuses while standard error is a console, the null device, or missing. */
function refuse(stderr: 'console' | 'null' | 'none') {
  vi.mocked(isatty).mockReturnValue(stderr === 'console');
  vi.mocked(fstatSync).mockImplementation(() => {
    if (stderr === 'none') throw new Error('EBADF');
    return { isCharacterDevice: () => true } as Stats;
  });
  return refuseStart(reason, 2, log, 'win32');
}

it('shows the reason where standard error leads nowhere, and only there', async () => {
  await refuse('console');
  expect(dialog.showMessageBox).not.toHaveBeenCalled();
  app.exit.mockClear();
  await refuse('none');
  expect(app.whenReady).toHaveBeenCalledBefore(dialog.showMessageBox);
  const options = expect.objectContaining({ type: 'error', message: reason });
  expect(dialog.showMessageBox).toHaveBeenCalledExactlyOnceWith(options);
  expect(app.exit.mock.calls).toEqual([[2]]);
  expect(log.write).toHaveBeenLastCalledWith({ event: 'refused-start', reason });
});

it('exits once the message was closed, or after a minute, so that a kiosk tries again by itself', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  let closeMessage: (answer: object) => void = () => undefined;
  dialog.showMessageBox.mockReturnValueOnce(new Promise((resolve) => (closeMessage = resolve)));
  const refused = refuse('null');
  await vi.waitFor(() => expect(dialog.showMessageBox).toHaveBeenCalled());
  expect(app.exit).not.toHaveBeenCalled();
  expect(timeout.mock.calls).toEqual([[60_000]]);
  expect(dialog.showMessageBox.mock.lastCall?.[0].signal).toBe(timeout.mock.results[0]?.value);
  closeMessage({ response: 0 });
  await refused;
  expect(app.exit.mock.calls).toEqual([[2]]);
});
