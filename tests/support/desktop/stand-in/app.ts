import { EventEmitter } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'electron';
import { sendToDriver } from './messages';
import { PreventableEvent } from './preventable-event';

type Implemented = Pick<
  App,
  | 'enableSandbox'
  | 'exit'
  | 'getPath'
  | 'getVersion'
  | 'isPackaged'
  | 'name'
  | 'quit'
  | 'relaunch'
  | 'requestSingleInstanceLock'
  | 'setAboutPanelOptions'
  | 'whenReady'
>;

class StandInApp extends EventEmitter implements Implemented {
  readonly isPackaged = false;
  readonly name = 'weaving-hope';
  readonly commandLine = { appendSwitch() {}, removeSwitch() {} };
  isQuitting = false;

  enableSandbox(): void {}
  setAboutPanelOptions(): void {}
  /** Specs replace this method: they could not control a new process. */
  relaunch(): void {}

  getPath(): string {
    return process.argv.find((arg) => arg.startsWith('--user-data-dir='))?.split('=')[1] ?? '';
  }

  getVersion(): string {
    const [, folder = ''] = process.argv;
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  }

  requestSingleInstanceLock(): boolean {
    try {
      closeSync(openSync(join(this.getPath(), 'lock'), 'wx'));
      return true;
    } catch {
      sendToDriver({ type: 'second-instance', argv: process.argv });
      return false;
    }
  }

  async whenReady(): Promise<void> {
    await new Promise((resolve) => this.once('ready', resolve));
  }

  /** As in Electron, first every window and then the app itself can prevent quitting. */
  quit(): void {
    this.emit('before-quit', new PreventableEvent());
    const closing = new PreventableEvent();
    this.emit('stand-in-close-windows', closing);
    if (closing.defaultPrevented) return;
    const event = new PreventableEvent();
    this.emit('will-quit', event);
    if (!event.defaultPrevented) this.exit(0);
  }

  exit(exitCode = 0): void {
    this.isQuitting = true;
    this.emit('stand-in-exit', exitCode);
  }
}

export const app = new StandInApp();
