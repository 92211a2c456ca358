import { type BrowserWindow, type Display, screen } from 'electron';
import { chooseDisplay, type DisplayPreference } from './display-choice';

/**
 * Creates a function that chooses among the connected displays and remembers its choices.
 *
 * @param number of the preferred display, counted from 1; `undefined` for the primary one
 */
export function displayChooser(number: number | undefined): () => Display {
  let preference: DisplayPreference = { number };
  return () => {
    const choice = chooseDisplay(
      { all: screen.getAllDisplays(), primary: screen.getPrimaryDisplay() },
      preference,
    );
    preference = choice.preference;
    return choice.display;
  };
}

function fills(window: BrowserWindow, { bounds }: Display): boolean {
  const { x, y, width, height } = window.getBounds();
  return x === bounds.x && y === bounds.y && width === bounds.width && height === bounds.height;
}

/** Keeps a window on its display when displays are connected, disconnected, rotated or resized. */
export function followDisplay(window: BrowserWindow, choose: () => Display): void {
  const follow = () => {
    const display = choose();
    if (fills(window, display)) return;
    // A window in kiosk mode cannot be moved to another display.
    window.setKiosk(false);
    window.setBounds(display.bounds);
    window.setKiosk(true);
  };
  screen.on('display-added', follow);
  screen.on('display-removed', follow);
  screen.on('display-metrics-changed', follow);
}
