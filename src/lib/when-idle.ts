/** Runs a task once the browser is idle, after five seconds at the latest. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: 5_000 });
    return () => window.cancelIdleCallback(handle);
  }
  // Safari has no `requestIdleCallback`.
  const handle = setTimeout(task, 200);
  return () => clearTimeout(handle);
}
