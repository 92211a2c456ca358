/** How often to look whether the shell that started this process is still there, in milliseconds. */
const parentCheck = 1000;

/** Turns Ctrl+C, a polite request to end and the end of the starting shell into an abort signal. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);

  // A signal sent to npm alone ends npm and its shell, and would leave this process behind.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), parentCheck).unref();
  return controller.signal;
}
