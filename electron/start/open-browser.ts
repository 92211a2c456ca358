import { spawn } from 'node:child_process';
import { hasDisplay } from './launch-errors';
import { thisMachine } from './machine';

/** The program that opens an address, with its arguments. */
export function browserCommand(platform: NodeJS.Platform, address: string): [string, string[]] {
  if (platform === 'darwin') return ['open', [address]];
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', address]];
  return ['xdg-open', [address]];
}

/** Opens an address in the system's browser, where there is one; elsewhere nothing happens. */
export function openBrowser(address: string): void {
  if (!hasDisplay(thisMachine())) return;
  const [command, args] = browserCommand(process.platform, address);
  const browser = spawn(command, args, { detached: true, stdio: 'ignore' });
  browser.on('error', () => undefined);
  browser.unref();
}
