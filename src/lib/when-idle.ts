/**
 * Runs a task once the browser has nothing better to do.
 *
 * @returns a function that takes the task back
 */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: 5_000 });
    return () => window.cancelIdleCallback(handle);
  }
  // Safari has no idle callback.
  const handle = setTimeout(task, 1_000);
  return () => clearTimeout(handle);
}
