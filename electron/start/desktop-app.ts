import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Opens the built app in Electron and waits until it ends.
 *
 * @param electron the path of Electron's executable
 * @param args what is handed on to the app
 * @param stop closes the app
 * @returns the exit code, `null` where a signal ended it, and how long it ran in milliseconds
 */
export async function runDesktopApp(
  electron: string,
  args: readonly string[],
  stop: AbortSignal,
): Promise<{ exitCode: number | null; duration: number }> {
  const start = performance.now();
  const app = spawn(electron, ['.', ...args], { stdio: 'inherit' });
  const close = () => app.kill();
  stop.addEventListener('abort', close);
  // An executable that cannot even be run counts as one that ended.
  const [exitCode] = await once(app, 'close').catch(() => [null]);
  stop.removeEventListener('abort', close);
  return { exitCode, duration: performance.now() - start };
}
