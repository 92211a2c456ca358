/** The exit code of an app that was started with options it cannot follow. */
export const invalidOptionsExitCode = 2;
