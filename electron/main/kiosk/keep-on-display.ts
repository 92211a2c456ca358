import { type BrowserWindow, type Display, type Rectangle, type Size, screen } from 'electron';

function isSame(one: Rectangle, other: Rectangle): boolean {
  return (['x', 'y', 'width', 'height'] as const).every((name) => one[name] === other[name]);
}

/** How many pixels a window may differ from its display: systems round the size at fractional scales. */
const ROUNDING_PX = 3;

/** Whether a window fills a display. Compares sizes only, since Wayland always reports the position as 0, 0. */
function fills(window: Size, display: Size): boolean {
  return (['width', 'height'] as const).every(
    (name) => Math.abs(window[name] - display[name]) <= ROUNDING_PX,
  );
}

/** Time to wait for a window to leave full screen. A window that is not in full screen never reports that it left. */
const LEAVE_MS = 1_000;

function untilFullScreenIsLeft(window: BrowserWindow): Promise<void> {
  return new Promise((resolve) => {
    const proceed = () => {
      window.off('leave-full-screen', proceed);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(proceed, LEAVE_MS);
    window.on('leave-full-screen', proceed);
  });
}

/** Keeps a window on its display when displays are connected, disconnected, rotated or resized. */
export function keepOnDisplay(window: BrowserWindow, choose: () => Display): void {
  let filled = choose().bounds;
  let isMoving = false;
  // Chromium without a window manager makes a new X11 window one pixel smaller than its display.
  window.webContents.once('did-finish-load', () => {
    const { width, height } = window.getBounds();
    const isExact = width === filled.width && height === filled.height;
    if (isExact || !fills({ width, height }, filled)) return;
    window.setKiosk(false);
    window.setKiosk(true);
  });
  const follow = async () => {
    if (isMoving) return;
    const { bounds } = choose();
    if (isSame(bounds, filled) && fills(window.getBounds(), bounds)) return;
    isMoving = true;
    // Leaves kiosk mode first, because the window cannot move to another display in it. Window managers on X11 ignore new
    // bounds until the window has left full screen; Windows reports that before `setKiosk` returns.
    const left = untilFullScreenIsLeft(window);
    window.setKiosk(false);
    await left;
    isMoving = false;
    if (window.isDestroyed()) return;
    // Displays may have changed while the window left full screen.
    filled = choose().bounds;
    window.setBounds(filled);
    window.setKiosk(true);
  };
  screen.on('display-added', follow);
  screen.on('display-removed', follow);
  screen.on('display-metrics-changed', follow);
}
