import { EventEmitter } from 'node:events';
import type { BrowserWindowConstructorOptions, Rectangle } from 'electron';
import { app, preventable, switchValue } from './app';
import { StandInContents } from './contents';

/** A window whose contents are a page in Chromium, and whose state on the screen is only recorded. */
export class StandInWindow extends EventEmitter {
  private static all: StandInWindow[] = [];
  static getAllWindows = () => StandInWindow.all;
  readonly webContents: StandInContents;
  private readonly bounds: Rectangle;
  private readonly state = { visible: true, maximized: false, minimized: false, destroyed: false };
  private readonly kiosk: boolean;
  private onTop: boolean;

  constructor(options: BrowserWindowConstructorOptions) {
    super();
    const { x = 0, y = 0, width = 800, height = 600, show: visible = true, webPreferences = {} } = options;
    this.bounds = { x, y, width, height };
    this.kiosk = options.kiosk ?? false;
    this.onTop = options.alwaysOnTop ?? false;
    this.state.visible = visible;
    this.webContents = new StandInContents(webPreferences);
    // On Wayland, Electron may never emit this event for a hidden window.
    if (switchValue('stand-in-withhold') !== 'ready-to-show')
      this.webContents.once('did-finish-load', () => this.emit('ready-to-show'));
    StandInWindow.all.push(this);
    app.on('stand-in-close-windows', (event: Event) => {
      if (!this.canClose()) event.preventDefault();
    });
    app.emit('web-contents-created', {}, this.webContents);
  }

  private canClose(): boolean {
    const event = preventable('close');
    this.emit('close', event);
    return !event.defaultPrevented;
  }

  close(): void {
    if (this.canClose()) this.destroy();
  }

  /** Closing the last window quits the app. */
  destroy(): void {
    this.state.destroyed = true;
    StandInWindow.all = StandInWindow.all.filter((each) => each !== this);
    this.removeAllListeners('close');
    app.quit();
  }

  focus(): void {}
  setAlwaysOnTop(onTop: boolean): void {
    this.onTop = onTop;
  }
  show = () => Object.assign(this.state, { visible: true });
  hide = () => Object.assign(this.state, { visible: false });
  maximize = () => Object.assign(this.state, { visible: true, maximized: true });
  minimize = () => Object.assign(this.state, { minimized: true });
  restore = () => Object.assign(this.state, { minimized: false });
  getBounds = () => this.bounds;
  getSize = () => [this.bounds.width, this.bounds.height];
  isDestroyed = () => this.state.destroyed;
  isAlwaysOnTop = () => this.onTop;
  isKiosk = () => this.kiosk;
  isVisible = () => this.state.visible;
  isMaximized = () => this.state.maximized;
  isMinimized = () => this.state.minimized;
}
