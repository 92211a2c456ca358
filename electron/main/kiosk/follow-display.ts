import { type BrowserWindow, type Display, screen } from 'electron';
import { chooseDisplay, type WantedDisplay } from './display-choice';

/** Chooses among the displays that are plugged in, and remembers what it chose. */
export function displayChooser(number: number | undefined): () => Display {
  let wanted: WantedDisplay = { number };
  return () => {
    const choice = chooseDisplay(
      { all: screen.getAllDisplays(), primary: screen.getPrimaryDisplay() },
      wanted,
    );
    wanted = choice.wanted;
    return choice.display;
  };
}

function isOn(window: BrowserWindow, { bounds }: Display): boolean {
  const { x, y, width, height } = window.getBounds();
  return x === bounds.x && y === bounds.y && width === bounds.width && height === bounds.height;
}

/** Keeps the window on its display while displays are plugged in, unplugged and turned. */
export function followDisplay(window: BrowserWindow, choose: () => Display): void {
  const follow = () => {
    const display = choose();
    if (isOn(window, display)) return;
    // A window that fills one display cannot be moved to another.
    window.setKiosk(false);
    window.setBounds(display.bounds);
    window.setKiosk(true);
  };
  screen.on('display-added', follow);
  screen.on('display-removed', follow);
  screen.on('display-metrics-changed', follow);
}
