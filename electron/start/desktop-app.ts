import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs the built app in Electron and waits for it to exit.
 *
 * @param electron the path of Electron's executable
 * @param args passed on to the app
 * @param stop closes the app
 * @returns the exit code, `null` when a signal ended the app, and how long it ran in milliseconds
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
  // A failure to start the executable counts as an exit without a code.
  const [exitCode] = await once(app, 'close').catch(() => [null]);
  stop.removeEventListener('abort', close);
  return { exitCode, duration: performance.now() - start };
}
