import type { ElectronApplication } from 'playwright';
import type { ExitResult } from './run-to-exit';

/**
 * The running desktop app, with a part of Playwright's interface to Electron: `evaluate` runs in the main process, with
 * the `electron` module as its argument.
 */
export interface DesktopApp extends Pick<ElectronApplication, 'close' | 'evaluate' | 'firstWindow'> {
  /** Starts a second instance for the same user, with further arguments, and waits until it exits. */
  launchAgain(args?: readonly string[]): Promise<ExitResult>;
  /** Resolves with the exit code when the app exits. */
  readonly exited: Promise<number | null>;
}

/** A program and its arguments. */
export type Command = readonly [program: string, args: readonly string[]];

/** One way to run the desktop app. */
export interface Driver {
  /** Printed with the test results, which must not pass off the stand-in as Electron. */
  readonly name: string;
  /** The scheme of the site's URL in Chromium. */
  readonly scheme: 'app:' | 'http:';
  /** The command that starts the app. */
  command(args: readonly string[]): Command;
  /** Starts the app under the control of a spec, each time with a new user data folder. */
  launch(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<DesktopApp>;
}
