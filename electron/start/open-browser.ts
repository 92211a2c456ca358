import { spawn } from 'node:child_process';
import { hasDisplay } from './machine';

/** The command that opens a URL in the default browser, and its arguments. */
function browserCommand(platform: NodeJS.Platform, url: string): [string, string[]] {
  if (platform === 'darwin') return ['open', [url]];
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', url]];
  return ['xdg-open', [url]];
}

/** Opens a URL in the default browser; does nothing without a display or a browser. */
export function openBrowser(url: string): void {
  if (!hasDisplay(process)) return;
  const [command, args] = browserCommand(process.platform, url);
  const browser = spawn(command, args, { detached: true, stdio: 'ignore' });
  browser.on('error', () => undefined);
  browser.unref();
}
