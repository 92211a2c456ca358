import type { ElectronApplication } from 'playwright';

/**
 * The running desktop app as the specs see it: a part of Playwright's own interface to Electron, where `evaluate` runs
 * in the main process with the `electron` module.
 */
export interface DesktopApp extends Pick<ElectronApplication, 'close' | 'evaluate' | 'firstWindow'> {
  /** Starts the app once more for the same user, and resolves with the exit code of that second process. */
  startAgain(): Promise<number | null>;
  /** Resolves with the exit code once the app has ended by itself. */
  readonly ended: Promise<number | null>;
}

/** What an app said that ended by itself. */
export interface Ending {
  readonly exitCode: number | null;
  readonly output: string;
}

/** One way to run the desktop app. */
export interface Driver {
  /** What the run prints: only the real thing is called Electron. */
  readonly name: string;
  launch(args: readonly string[]): Promise<DesktopApp>;
  /** Runs an app that is to end without a window. */
  runToEnd(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ending>;
}
