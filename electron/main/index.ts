import { fileURLToPath } from 'node:url';
import { app, session, shell } from 'electron';
import { guardContents, guardSession } from './guards';
import { focusMainWindow, openMainWindow } from './main-window';
import { contentSecurityPolicyHeader } from './security-policy';
import { sitePage } from './site-address';
import { declareSiteScheme, serveSite } from './site-protocol';

/** Written into the build beside the page's own policy (electron.vite.config.ts). */
declare const STYLE_HASHES: readonly string[];

const built = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const page = sitePage(process.env.ELECTRON_RENDERER_URL, app.isPackaged);

function openInSystem(address: string): void {
  // Where no program takes it, the address is still there to read on the page.
  shell.openExternal(address).catch(() => undefined);
}

async function start(): Promise<void> {
  // A session without `persist:` lives in memory: nothing stays on the disk.
  const memory = session.fromPartition('site');
  guardSession(memory);
  serveSite(memory, built('../renderer'), contentSecurityPolicyHeader(STYLE_HASHES));
  await openMainWindow(page, { mode: 'desk', preload: built('../preload/index.cjs'), session: memory });
}

function giveUp(error: Error): void {
  console.error(`The app could not start: ${error.message}`);
  app.exit(1);
}

app.enableSandbox();
declareSiteScheme();
app.on('web-contents-created', (_event, contents) => guardContents(contents, page, openInSystem));

if (app.requestSingleInstanceLock()) {
  app.on('second-instance', focusMainWindow);
  app.whenReady().then(start).catch(giveUp);
} else {
  app.quit();
}
