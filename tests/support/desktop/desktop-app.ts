import type { ElectronApplication } from 'playwright';

/**
 * The running desktop app, with a part of Playwright's interface to Electron: `evaluate` runs in the main process, with
 * the `electron` module as its argument.
 */
export interface DesktopApp extends Pick<ElectronApplication, 'close' | 'evaluate' | 'firstWindow'> {
  /** Starts a second instance for the same user, and resolves with its exit code. */
  launchAgain(): Promise<number | null>;
  /** Resolves with the exit code when the app exits. */
  readonly exited: Promise<number | null>;
}

/** The result of a process that exited. */
export interface ExitResult {
  readonly exitCode: number | null;
  readonly output: string;
}

/** One way to run the desktop app. */
export interface Driver {
  /** Printed with the test results, which must not pass off the stand-in as Electron. */
  readonly name: string;
  launch(args: readonly string[]): Promise<DesktopApp>;
  /** Runs the app until it exits, for options that open no window. */
  runToExit(args: readonly string[], env: Readonly<Record<string, string>>): Promise<ExitResult>;
}
