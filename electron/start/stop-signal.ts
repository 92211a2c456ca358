/** Time between two checks that the parent process still runs. */
const PARENT_CHECK_MS = 1000;

/** An abort signal for Ctrl+C, a termination request, and the exit of the shell that started this process. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);

  // A signal sent only to npm ends npm and its shell, and would leave this process behind.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref();
  return controller.signal;
}
