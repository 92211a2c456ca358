import { EventEmitter } from 'node:events';
import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import { app } from './app';
import { fromPartition, type StandInSession } from './session';
import { StandInContents } from './web-contents';

type Implemented = Pick<
  BrowserWindow,
  | 'focus'
  | 'getSize'
  | 'hide'
  | 'isMaximized'
  | 'isMinimized'
  | 'isVisible'
  | 'loadURL'
  | 'maximize'
  | 'minimize'
  | 'restore'
  | 'show'
>;

/** A window: what it shows is a page of Chromium, how it stands on the screen is only remembered. */
export class StandInWindow extends EventEmitter implements Implemented {
  private static readonly all: StandInWindow[] = [];
  readonly webContents: StandInContents;
  private visible: boolean;
  private maximized = false;
  private minimized = false;

  static getAllWindows(): StandInWindow[] {
    return StandInWindow.all;
  }

  constructor(private readonly options: BrowserWindowConstructorOptions) {
    super();
    const { show = true, webPreferences = {} } = options;
    const session = webPreferences.session as unknown as StandInSession | undefined;
    this.visible = show;
    this.webContents = new StandInContents(webPreferences, session ?? fromPartition(''));
    this.webContents.once('did-finish-load', () => this.emit('ready-to-show'));
    StandInWindow.all.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }

  loadURL(address: string): Promise<void> {
    return this.webContents.loadURL(address);
  }

  getSize(): number[] {
    return [this.options.width ?? 800, this.options.height ?? 600];
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

  isVisible = () => this.visible;
  isMaximized = () => this.maximized;
  isMinimized = () => this.minimized;
}
