/** The exit code of an app that was started with options it cannot follow. */
export const invalidOptionsExitCode = 2;

/** The exit code of a kiosk that was started while the app is already running. */
export const alreadyRunningExitCode = 3;
