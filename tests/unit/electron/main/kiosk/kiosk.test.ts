import { EventEmitter } from 'node:events';
import type { BrowserWindow, Display } from 'electron';
import { expect, it, vi } from 'vitest';
import { setUpKiosk } from '../../../../../electron/main/kiosk/kiosk';
import { staffLock } from '../../../../../electron/main/kiosk/staff-lock';
import { fakeContents } from '../../fake-contents';

const electron = vi.hoisted(() => ({
  app: { on: () => undefined, quit: vi.fn<() => void>() },
  clipboard: { clear: vi.fn<() => void>(), selection: { clear: vi.fn<() => void>() } },
  powerMonitor: { on: vi.fn<(name: string, listener: () => void) => void>() },
  powerSaveBlocker: { start: vi.fn<(type: string) => number>() },
  screen: { on: () => undefined },
}));
vi.mock('electron', () => electron);

function kiosk() {
  const onProcess = vi.spyOn(process, 'on').mockReturnThis();
  const page = fakeContents();
  const webContents = Object.assign(new EventEmitter(), page.contents);
  const window = Object.assign(new EventEmitter(), { webContents, setAlwaysOnTop: () => undefined });
  const reports = { reportAlive: vi.fn(), reportResume: vi.fn(), reportFailure: vi.fn() };
  const recovery = { load: vi.fn(), isWorking: () => true, ...reports };
  const log = { write: () => undefined, writeNow: () => undefined, flush: async () => undefined };
  const staff = staffLock(undefined, () => 0);
  const chooseDisplay = () => ({ bounds: {} }) as Display;
  const setup = { pageUrl: 'app://site/', staff, chooseDisplay, recovery, log };
  setUpKiosk(window as unknown as BrowserWindow, setup);
  const [event, onUncaughtException] = onProcess.mock.lastCall ?? [];
  return { ...page, recovery, event, onUncaughtException };
}

it('keeps the display awake, clears both clipboards on a reset, and quits at once if no PIN is required', () => {
  const { send } = kiosk();
  expect(electron.powerSaveBlocker.start.mock.calls).toEqual([['prevent-display-sleep']]);
  const { clear, selection } = electron.clipboard;
  expect(clear).not.toHaveBeenCalled();
  send('kiosk:reportReset');
  expect(clear).toHaveBeenCalledOnce();
  expect(selection.clear).toHaveBeenCalledOnce();
  send('kiosk:leave');
  expect(electron.app.quit).toHaveBeenCalledOnce();
});

it('passes heartbeats, sleep, errors of the main process and a page that gave up on to the recovery', () => {
  const { send, recovery, event, onUncaughtException } = kiosk();
  expect(electron.powerMonitor.on.mock.lastCall).toEqual(['resume', recovery.reportResume]);
  send('kiosk:reportAlive');
  expect(recovery.reportAlive).toHaveBeenCalledOnce();
  expect(event).toBe('uncaughtException');
  onUncaughtException?.();
  send('kiosk:restart');
  expect(recovery.reportFailure.mock.calls).toEqual([['main-error'], ['gave-up']]);
});
