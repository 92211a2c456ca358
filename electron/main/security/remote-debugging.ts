import { app } from 'electron';

/** Chromium's switches with which another program may control a page. The fuses cover only those of Node. */
const switches = ['remote-debugging-port', 'remote-debugging-pipe', 'remote-debugging-address'];

/** Prevents other programs from controlling the page. Must be called before `ready`. */
export function blockRemoteDebugging(): void {
  for (const name of switches) app.commandLine.removeSwitch(name);
}
