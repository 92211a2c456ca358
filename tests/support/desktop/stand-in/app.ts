import { EventEmitter } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'electron';
import { tell } from './messages';

type Implemented = Pick<
  App,
  'enableSandbox' | 'exit' | 'getPath' | 'isPackaged' | 'quit' | 'requestSingleInstanceLock' | 'whenReady'
>;

class StandInApp extends EventEmitter implements Implemented {
  readonly isPackaged = false;
  isQuitting = false;

  enableSandbox(): void {}

  getPath(): string {
    return process.argv.find((arg) => arg.startsWith('--user-data-dir='))?.split('=')[1] ?? '';
  }

  requestSingleInstanceLock(): boolean {
    try {
      closeSync(openSync(join(this.getPath(), 'lock'), 'wx'));
      return true;
    } catch {
      tell({ type: 'second-instance', argv: process.argv });
      return false;
    }
  }

  async whenReady(): Promise<void> {
    await new Promise((resolve) => this.once('ready', resolve));
  }

  quit(): void {
    this.exit(0);
  }

  exit(exitCode = 0): void {
    this.isQuitting = true;
    this.emit('stand-in-exit', exitCode);
  }
}

export const app = new StandInApp();
