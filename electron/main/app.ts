import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, type BrowserWindow, Menu, nativeTheme, type Session, session, shell } from 'electron';
import type { HostSettings } from '../shared/host-settings';
import type { Options } from './cli/options';
import { setUpDesk } from './desk/desk';
import { displayChooser, followDisplay } from './kiosk/follow-display';
import { lockWindow, refuseGestures, stayAwake } from './kiosk/lock-window';
import { staffLock } from './kiosk/staff-lock';
import { kioskArguments, recoveryArguments } from './lifecycle/relaunch-arguments';
import { endWithLog, startAnew } from './lifecycle/shutdown';
import { type Log, openLog } from './log/log';
import { withoutText } from './log/log-entry';
import { type RecoveringPage, recoverPage } from './recovery/recovery';
import { guardContents, guardSession } from './security/guards';
import { listenToKiosk } from './security/ipc';
import { sitePage } from './site/site-address';
import { declareSiteScheme, serveSite } from './site/site-protocol';
import { focusMainWindow, makeMainWindow } from './window/main-window';

const built = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const page = sitePage(process.env.ELECTRON_RENDERER_URL, app.isPackaged);
const ownArguments = process.argv.slice(1);

interface Run {
  readonly options: Options;
  readonly log: Log;
}

/** The system's programs cannot read inside the app's archive, so that a packaged app has the licenses beside it. */
function licensesFile(): string {
  return app.isPackaged
    ? join(process.resourcesPath, 'licenses', 'third-party.txt')
    : built('../renderer/licenses.txt');
}

function openInSystem(address: string): void {
  // Where no program takes it, the address is still there to read on the page.
  shell.openExternal(address).catch(() => undefined);
}

function hostSettings({ mode, idleSeconds, warningSeconds, exitPin }: Options): HostSettings {
  return mode === 'desk'
    ? { mode }
    : { mode, times: { idleSeconds, warningSeconds }, asksForPin: exitPin !== undefined };
}

/** A session without `persist:` lives in memory: nothing stays on the disk. */
function siteSession({ mode }: Options): Session {
  const memory = session.fromPartition('site');
  guardSession(memory, mode);
  serveSite(memory, built('../renderer'));
  return memory;
}

function recovering(window: BrowserWindow, { options, log }: Run): RecoveringPage {
  return recoverPage(window.webContents, {
    start: options.start === '/' ? page : `${page}#${options.start}`,
    isUnattended: options.mode === 'kiosk',
    relaunches: options.relaunches,
    relaunch: (relaunches) => startAnew(log, recoveryArguments(ownArguments, relaunches)),
    onStep: (failure, action) => log.write({ event: 'recovery', failure, action }),
  });
}

function setUpKiosk(window: BrowserWindow, site: RecoveringPage, { options, log }: Run): void {
  const staff = staffLock(options.exitPin, () => performance.now());
  lockWindow(window);
  stayAwake();
  Menu.setApplicationMenu(null);
  listenToKiosk(window.webContents, page, {
    checkPin: staff.check,
    leave: () => staff.isOpen() && app.quit(),
    reset() {
      staff.close();
      log.write({ event: 'reset' });
    },
    alive: site.alive,
  });
  // Electron would open a dialog about an error, which nobody is there to close.
  process.on('uncaughtException', () => site.fail('main-error'));
}

function openWindow({ options, log }: Run): void {
  const isKiosk = options.mode === 'kiosk';
  const chooseDisplay = displayChooser(options.display);
  const window = makeMainWindow({
    settings: hostSettings(options),
    bounds: isKiosk ? chooseDisplay().bounds : undefined,
    preload: built('../preload/index.cjs'),
    session: siteSession(options),
    theme: nativeTheme,
  });
  const site = recovering(window, { options, log });
  if (isKiosk) {
    followDisplay(window, chooseDisplay);
    setUpKiosk(window, site, { options, log });
  } else {
    setUpDesk(window, {
      page,
      startKiosk: () => startAnew(log, kioskArguments(ownArguments)),
      licensesFile: licensesFile(),
    });
  }
  site.load();
}

function giveUp(error: Error): void {
  console.error(`The app could not start: ${error.message}`);
  app.exit(1);
}

/** Runs the app, unless it runs already: then that one comes to the front. */
export function runApp(options: Options): void {
  app.enableSandbox();
  declareSiteScheme();
  // Chromium asks for it on Linux, and has no voice that reads aloud there without it.
  app.commandLine.appendSwitch('enable-speech-dispatcher');
  if (options.mode === 'kiosk') refuseGestures();
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  const log = openLog(options.logDir);
  const { mode, relaunches } = options;
  log.write({ event: 'start', version: app.getVersion(), mode, relaunches });
  endWithLog(log);
  app.on('web-contents-created', (_event, contents) =>
    guardContents(contents, {
      page,
      mode,
      openInSystem,
      onRefused: (address) => log.write({ event: 'refused-navigation', address: withoutText(address) }),
    }),
  );
  app.on('second-instance', focusMainWindow);
  app
    .whenReady()
    .then(() => openWindow({ options, log }))
    .catch(giveUp);
}
