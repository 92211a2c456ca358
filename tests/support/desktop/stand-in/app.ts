import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RelaunchOptions } from 'electron';
import { takeLock } from './single-instance';

/** The value of a switch on this process's command line. */
export function switchValue(name: string): string | undefined {
  const prefix = `--${name}=`;
  return process.argv.find((arg) => arg.startsWith(prefix))?.slice(prefix.length);
}

/** An event whose listeners can prevent the default action. */
export const preventable = (name: string) => new Event(name, { cancelable: true });

class StandInApp extends EventEmitter {
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

  getPreferredSystemLanguages(): string[] {
    return ['en-US'];
  }

  getVersion(): string {
    const [, folder = ''] = process.argv;
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  }

  requestSingleInstanceLock(): boolean {
    this.releaseLock ??= takeLock(this.getPath(), () => this.emit('second-instance'));
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

  /** As in Electron, the app itself, then each window, then the app again can prevent quitting. */
  quit(): void {
    for (const step of ['before-quit', 'stand-in-close-windows', 'will-quit']) {
      const event = preventable(step);
      this.emit(step, event);
      if (event.defaultPrevented) return;
    }
    this.exit(0);
  }

  exit(exitCode = 0): void {
    if (this.isExiting) return;
    this.isExiting = true;
    this.releaseSingleInstanceLock();
    this.emit('stand-in-exit', exitCode);
  }
}

export const app = new StandInApp();
