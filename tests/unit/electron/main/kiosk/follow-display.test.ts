import { EventEmitter } from 'node:events';
import type { BrowserWindow, Display, Rectangle } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { displayChooser, followDisplay } from '../../../../../electron/main/kiosk/follow-display';

const screen = vi.hoisted(() => ({
  on: (name: string, listener: () => void): unknown => ({ name, listener }),
  getPrimaryDisplay: (): unknown => undefined,
  getAllDisplays: (): unknown => undefined,
}));
vi.mock('electron', () => ({ screen }));

const display = (id: number, x: number) =>
  ({ id, bounds: { x, y: 0, width: 1920, height: 1080 } }) as Display;
const [main, second] = [display(1, 0), display(2, 1920)];

let events: EventEmitter;
let displays: Display[];
beforeEach(() => {
  events = new EventEmitter();
  displays = [main, second];
  screen.on = (name, listener) => events.on(name, listener);
  screen.getPrimaryDisplay = () => main;
  screen.getAllDisplays = () => displays;
});

/** A kiosk that fills a display, on a system that reports the window's bounds as `reported`. */
function kioskOn(number: number | undefined, reported = (bounds: Rectangle) => bounds) {
  const choose = displayChooser(number);
  let { bounds } = choose();
  const calls: string[] = [];
  const window = {
    getBounds: () => reported(bounds),
    setBounds(next: Rectangle) {
      bounds = next;
      calls.push(`to ${next.x}`);
    },
    setKiosk: (flag: boolean) => calls.push(flag ? 'fill' : 'release'),
  };
  followDisplay(window as unknown as BrowserWindow, choose);
  return { calls, left: () => bounds.x, resize: (width: number) => (bounds = { ...bounds, width }) };
}

describe('followDisplay', () => {
  it('moves to the primary display while its own is unplugged, and returns', () => {
    const { calls, left } = kioskOn(2);
    expect(left()).toBe(1920);
    displays = [main];
    events.emit('display-removed');
    expect(calls.splice(0)).toEqual(['release', 'to 0', 'fill']);
    displays = [main, second];
    events.emit('display-added');
    expect(calls).toEqual(['release', 'to 1920', 'fill']);
  });

  it('fills a display after it was rotated', () => {
    const { calls } = kioskOn(2);
    displays = [main, { ...second, bounds: { x: 1920, y: 0, width: 1080, height: 1920 } }];
    events.emit('display-metrics-changed');
    expect(calls).toEqual(['release', 'to 1920', 'fill']);
  });

  it('fills its display again if the system has resized the window', () => {
    const { calls, resize } = kioskOn(2);
    resize(1024);
    events.emit('display-metrics-changed');
    expect(calls).toEqual(['release', 'to 1920', 'fill']);
  });

  it('does nothing while its bounds stay the same', () => {
    const { calls } = kioskOn(undefined);
    displays = [main];
    events.emit('display-removed');
    expect(calls).toEqual([]);
  });

  it('does nothing on Wayland, which reports every window at 0, 0, until its display changes', () => {
    const { calls } = kioskOn(2, (bounds) => ({ ...bounds, x: 0, y: 0 }));
    events.emit('display-metrics-changed');
    expect(calls).toEqual([]);
    displays = [main];
    events.emit('display-removed');
    expect(calls).toEqual(['release', 'to 0', 'fill']);
  });
});
