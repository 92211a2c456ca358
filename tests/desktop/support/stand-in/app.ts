import { EventEmitter } from 'node:events';
import { readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
  private releaseLock: (() => void) | undefined;

  enableSandbox(): void {}
  setAboutPanelOptions(): void {}
  relaunch = () => true;
  getPath = () => switchValue('user-data-dir') ?? '';
  getPreferredSystemLanguages = () => ['en-US'];
  whenReady = () => new Promise((resolve) => this.once('ready', resolve));

  getVersion(): string {
    const [, folder = ''] = process.argv;
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  }

  /** Takes the lock of the user data folder, or tells the instance that has it about this one. */
  requestSingleInstanceLock(): boolean {
    const [lock, knock] = [join(this.getPath(), 'single-instance'), 'second-instance'];
    try {
      writeFileSync(lock, '', { flag: 'wx' });
    } catch {
      writeFileSync(join(this.getPath(), knock), '');
      return false;
    }
    const watcher = watch(this.getPath(), (_event, name) => name === knock && this.emit(knock));
    this.releaseLock = () => {
      watcher.close();
      rmSync(lock);
    };
    return true;
  }

  releaseSingleInstanceLock(): void {
    this.releaseLock?.();
    this.releaseLock = undefined;
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
