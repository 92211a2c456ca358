import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App, RelaunchOptions } from 'electron';
import { PreventableEvent } from './preventable-event';
import { takeLock } from './single-instance';
import { switchValue } from './switches';

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
  | 'releaseSingleInstanceLock'
  | 'requestSingleInstanceLock'
  | 'setAboutPanelOptions'
  | 'whenReady'
>;

class StandInApp extends EventEmitter implements Implemented {
  readonly isPackaged = false;
  readonly name = 'weaving-hope';
  readonly commandLine = { appendSwitch() {}, removeSwitch() {} };
  isExiting = false;
  /** The arguments and the environment of the process that starts when this one has exited. */
  next: { readonly args: readonly string[]; readonly env: NodeJS.ProcessEnv } | undefined;
  private releaseLock: (() => void) | undefined;

  enableSandbox(): void {}
  setAboutPanelOptions(): void {}

  getPath(): string {
    return switchValue('user-data-dir') ?? '';
  }

  getVersion(): string {
    const [, folder = ''] = process.argv;
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  }

  requestSingleInstanceLock(): boolean {
    this.releaseLock ??= takeLock(this.getPath(), (argv) =>
      this.emit('second-instance', {}, argv, '', undefined),
    );
    return this.releaseLock !== undefined;
  }

  releaseSingleInstanceLock(): void {
    this.releaseLock?.();
    this.releaseLock = undefined;
  }

  async whenReady(): Promise<void> {
    await new Promise((resolve) => this.once('ready', resolve));
  }

  relaunch({ args = process.argv.slice(1) }: RelaunchOptions = {}): void {
    this.next = { args, env: { ...process.env } };
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
    if (this.isExiting) return;
    this.isExiting = true;
    this.releaseSingleInstanceLock();
    this.emit('stand-in-exit', exitCode);
  }
}

export const app = new StandInApp();
