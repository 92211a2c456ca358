import { EventEmitter } from 'node:events';
import type { BrowserWindow, Display, Rectangle } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepOnDisplay } from '../../../../../electron/main/kiosk/keep-on-display';

const screen = vi.hoisted(() => ({ on: (name: string, listener: () => void): unknown => [name, listener] }));
vi.mock('electron', () => ({ screen }));

const display = (x: number) => ({ bounds: { x, y: 0, width: 1920, height: 1080 } }) as Display;
const [main, second] = [display(0), display(1920)];
let events: EventEmitter;
let displays: Display[];
beforeEach(() => {
  vi.useFakeTimers();
  events = new EventEmitter();
  displays = [main, second];
  screen.on = (name, listener) => events.on(name, listener);
});

/**
 * A kiosk that fills the last display, and what it does, in order; what bounds the system reports for the window, and how
 * long that takes to leave full screen, in milliseconds: on Windows no time, on X11 some.
 */
function kiosk(reported = (bounds: Rectangle) => bounds, leaveTime = 0) {
  const choose = () => displays.at(-1) ?? main;
  let { bounds } = choose();
  const calls: string[] = [];
  const window = Object.assign(new EventEmitter(), {
    webContents: new EventEmitter(),
    getBounds: () => reported(bounds),
    isDestroyed: () => false,
    setBounds(next: Rectangle) {
      bounds = next;
      calls.push(`to ${next.x}`);
    },
    setKiosk(flag: boolean) {
      calls.push(flag ? 'fill' : 'release');
      if (flag) return;
      if (leaveTime === 0) window.emit('leave-full-screen');
      else setTimeout(() => window.emit('leave-full-screen'), leaveTime);
    },
  });
  keepOnDisplay(window as unknown as BrowserWindow, choose);
  return { calls, window, resize: (width: number) => (bounds = { ...bounds, width }) };
}

/** Changes the connected displays, and waits for a time in milliseconds. */
async function connect(connected: Display[], event: string, time = 0): Promise<void> {
  displays = connected;
  events.emit(event);
  await vi.advanceTimersByTimeAsync(time);
}

const moved = (x: number) => ['release', `to ${x}`, 'fill'];

it('moves to the primary display while its own is unplugged, and returns', async () => {
  const { calls } = kiosk();
  await connect([main], 'display-removed');
  expect(calls.splice(0)).toEqual(moved(0));
  await connect([main], 'display-removed');
  expect(calls).toEqual([]);
  await connect([main, second], 'display-added');
  expect(calls).toEqual(moved(1920));
});

it('fills its display again after it was rotated, or if the system resized the window by more than it rounds', async () => {
  const { calls, resize } = kiosk();
  resize(1917);
  await connect(displays, 'display-metrics-changed');
  expect(calls).toEqual([]);
  resize(1916);
  await connect(displays, 'display-metrics-changed');
  expect(calls.splice(0)).toEqual(moved(1920));
  const rotated = { ...second, bounds: { x: 1920, y: 0, width: 1080, height: 1920 } };
  await connect([main, rotated], 'display-metrics-changed');
  expect(calls).toEqual(moved(1920));
});

it('does nothing on Wayland, which reports every window at 0, 0, until its display changes', async () => {
  const { calls } = kiosk((bounds) => ({ ...bounds, x: 0, y: 0 }));
  await connect(displays, 'display-metrics-changed');
  expect(calls).toEqual([]);
  await connect([main], 'display-removed');
  expect(calls).toEqual(moved(0));
});

it.each([
  ['a pixel short, as without a window manager', 1, ['release', 'fill']],
  ['of another size, which it may still be changing', 300, []],
])('fills its display once more if its new window is %s', (_what, missing, expected) => {
  const { calls, window } = kiosk((bounds) => ({ ...bounds, width: bounds.width - missing }));
  window.webContents.emit('did-finish-load');
  expect(calls).toEqual(expected);
});

it('moves once the window has left full screen, which takes a window manager a while', async () => {
  const { calls } = kiosk(undefined, 300);
  await connect([main], 'display-removed', 300 - 1);
  expect(calls).toEqual(['release']);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual(moved(0));
});

it('moves once, to where its display is by then, if the displays change again while it waits', async () => {
  const { calls, window } = kiosk(undefined, 300);
  await connect([main], 'display-removed', 100);
  await connect([main, display(-1920)], 'display-added', 100);
  await connect([main, display(3840)], 'display-added', 100);
  expect(calls).toEqual(moved(3840));
  expect(window.listenerCount('leave-full-screen')).toBe(0);
});
