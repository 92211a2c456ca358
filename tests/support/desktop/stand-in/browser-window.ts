import { EventEmitter } from 'node:events';
import type { BrowserWindow, BrowserWindowConstructorOptions, Rectangle } from 'electron';
import { app } from './app';
import { PreventableEvent } from './preventable-event';
import { fromPartition, type StandInSession } from './session';
import { switchValue } from './switches';
import { StandInContents } from './web-contents';

type Implemented = Pick<
  BrowserWindow,
  | 'close'
  | 'destroy'
  | 'focus'
  | 'getBounds'
  | 'getSize'
  | 'hide'
  | 'isAlwaysOnTop'
  | 'isDestroyed'
  | 'isKiosk'
  | 'isMaximized'
  | 'isMinimized'
  | 'isVisible'
  | 'maximize'
  | 'minimize'
  | 'restore'
  | 'setBounds'
  | 'setKiosk'
  | 'show'
>;

/** On Wayland, Electron may never emit this event for a hidden window. */
const isPaintWithheld = () => switchValue('stand-in-withhold') === 'ready-to-show';

/** A window whose contents are a page in Chromium, and whose state on the screen is only recorded. */
export class StandInWindow extends EventEmitter implements Implemented {
  private static all: StandInWindow[] = [];
  readonly webContents: StandInContents;
  private visible: boolean;
  private maximized = false;
  private minimized = false;
  private destroyed = false;
  private kiosk: boolean;
  private bounds: Rectangle;

  static getAllWindows(): StandInWindow[] {
    return StandInWindow.all;
  }

  constructor(private readonly options: BrowserWindowConstructorOptions) {
    super();
    const { show = true, kiosk = false, webPreferences = {} } = options;
    const { x = 0, y = 0, width = 800, height = 600 } = options;
    const session = webPreferences.session as unknown as StandInSession | undefined;
    this.visible = show;
    this.kiosk = kiosk;
    this.bounds = { x, y, width, height };
    this.webContents = new StandInContents(webPreferences, session ?? fromPartition(''));
    this.webContents.once('did-finish-load', () => {
      if (!isPaintWithheld()) this.emit('ready-to-show');
    });
    StandInWindow.all.push(this);
    app.on('stand-in-close-windows', (event: PreventableEvent) => {
      if (!this.canClose()) event.preventDefault();
    });
    app.emit('web-contents-created', {}, this.webContents);
  }

  private canClose(): boolean {
    const event = new PreventableEvent();
    this.emit('close', event);
    return !event.defaultPrevented;
  }

  close(): void {
    if (this.canClose()) this.destroy();
  }

  /** Closing the last window quits the app. */
  destroy(): void {
    this.destroyed = true;
    StandInWindow.all = StandInWindow.all.filter((each) => each !== this);
    this.removeAllListeners('close');
    app.quit();
  }

  getBounds(): Rectangle {
    return this.bounds;
  }

  setBounds(bounds: Partial<Rectangle>): void {
    this.bounds = { ...this.bounds, ...bounds };
  }

  getSize(): number[] {
    return [this.bounds.width, this.bounds.height];
  }

  setKiosk(flag: boolean): void {
    this.kiosk = flag;
  }

  show(): void {
    this.visible = true;
  }

  hide(): void {
    this.visible = false;
  }

  focus(): void {}

  maximize(): void {
    this.maximized = true;
    this.show();
  }

  minimize(): void {
    this.minimized = true;
  }

  restore(): void {
    this.minimized = false;
  }

  isDestroyed = () => this.destroyed;
  isAlwaysOnTop = () => this.options.alwaysOnTop ?? false;
  isKiosk = () => this.kiosk;
  isVisible = () => this.visible;
  isMaximized = () => this.maximized;
  isMinimized = () => this.minimized;
}
