import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, Menu, screen } from 'electron';
import { alreadyRunningExitCode } from '../shared/exit-codes';
import type { DesktopMode } from '../shared/host-settings';
import { screenUrl, sitePage } from './app-protocol/site-address';
import { createSiteSession, registerSiteScheme } from './app-protocol/site-session';
import { alreadyRunning } from './cli/messages';
import { hostSettings, type Options } from './cli/options';
import { provideStartContent, waitForContent } from './content/start-content';
import { type StartFile, startFile } from './content/start-file';
import { waitingPage } from './content/waiting-page';
import { setUpDesk } from './desk/desk';
import { displayChooser } from './kiosk/display-choice';
import { forgetVisit, setUpKiosk } from './kiosk/kiosk';
import { disablePinchZoom } from './kiosk/lock-window';
import { staffLock } from './kiosk/staff-lock';
import { type AppLanguage, startupLanguage } from './language/app-language';
import { desktopCopy } from './language/desktop-copy';
import { fileError } from './lib/file-error';
import { refuseStart } from './lifecycle/refuse-start';
import { relaunchApp } from './lifecycle/relaunch';
import { kioskArguments, recoveryArguments } from './lifecycle/relaunch-arguments';
import { logBeforeQuit, logSessionEnd } from './lifecycle/shutdown';
import { logAlive } from './log/alive';
import type { Log } from './log/log';
import { redactUrl } from './log/log-entry';
import { recoverPage } from './recovery/recovery';
import { standbyPage } from './recovery/standby-page';
import { guardContents, guardSession } from './security/guards';
import { blockRemoteDebugging } from './security/remote-debugging';
import { hasSpeechDispatcher } from './speech/speech-dispatcher';
import { siteMaker } from './website/make-site';
import { provideWebsite } from './website/website';
import { createMainWindow, focusMainWindow } from './window/main-window';

/** A path in the build, relative to the bundled main process. */
const built = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const pageUrl = sitePage(process.env.ELECTRON_RENDERER_URL, app.isPackaged);
const args = process.argv.slice(1);

/** The folder of the licenses. A packaged app has a copy outside its archive, which other programs cannot read. */
const licensesFile = app.isPackaged
  ? join(process.resourcesPath, 'licenses', 'third-party.txt')
  : built('../renderer/licenses.txt');

function configureElectron(mode: DesktopMode): void {
  app.enableSandbox();
  registerSiteScheme();
  // Chromium on Linux needs this switch to offer voices for Read aloud.
  if (hasSpeechDispatcher(process.env)) app.commandLine.appendSwitch('enable-speech-dispatcher');
  if (mode === 'kiosk') disablePinchZoom();
  // Blocks remote debugging in a packaged kiosk, which strangers can reach. A kiosk run from a checkout may be debugged.
  if (mode === 'kiosk' && app.isPackaged) blockRemoteDebugging();
  // Clears the menu before `ready`, so that Electron does not create its default one.
  Menu.setApplicationMenu(null);
}

function logStart({ mode, relaunches }: Options, log: Log): void {
  log.write({ event: 'start', version: app.getVersion(), mode, relaunches });
  logBeforeQuit(log);
}

function guardEveryPage(mode: DesktopMode, log: Log): void {
  const onDenied = (url: string) => log.write({ event: 'refused-navigation', address: redactUrl(url) });
  app.on('web-contents-created', (_event, contents) => guardContents(contents, { pageUrl, mode, onDenied }));
}

/** Opens the content file that the app was started with, and keeps a copy of it among the app's own data. */
function openStartFile(path: string, log: Log): StartFile {
  return startFile({
    path,
    folder: join(app.getPath('userData'), 'content'),
    onCopyFailed: (error) => log.write({ event: 'copy-not-kept', reason: fileError(error) }),
  });
}

function openSite(options: Options, log: Log): void {
  const isKiosk = options.mode === 'kiosk';
  const file = options.content === undefined ? undefined : openStartFile(options.content, log);
  const chooseDisplay = displayChooser(options.display, () => ({
    all: screen.getAllDisplays(),
    primary: screen.getPrimaryDisplay(),
  }));
  const staff = staffLock(options.exitPin, () => performance.now(), options.pinAttempts);
  const language: AppLanguage = { current: startupLanguage(options, app.getPreferredSystemLanguages()) };
  const session = createSiteSession(built('../renderer'), file !== undefined);
  guardSession(session, options.mode);
  const window = createMainWindow({
    settings: hostSettings(options, language.current),
    bounds: isKiosk ? chooseDisplay().bounds : undefined,
    preload: built('../preload/index.cjs'),
    session,
  });
  logSessionEnd(window, log);
  const relaunch = (nextArgs: readonly string[]) => relaunchApp(log, nextArgs, options.exitPin);
  const recovery = recoverPage(window.webContents, {
    pageUrl,
    url: () => screenUrl(pageUrl, options.start, language.current, options.mode),
    standbyPage: () => standbyPage(desktopCopy[language.current]),
    waitingPage: () =>
      file?.isThere() === false ? waitingPage(options.mode, language.current, file) : undefined,
    isUnattended: isKiosk,
    relaunches: options.relaunches,
    relaunch: (relaunches) => relaunch(recoveryArguments(args, relaunches, staff.attempts())),
    onStep(failure, action) {
      log.write({ event: 'recovery', failure, action });
      if (isKiosk) forgetVisit(staff, log);
    },
  });
  if (isKiosk) {
    let content: string | undefined;
    const onShown = (sha256: string | undefined) => {
      content = sha256;
    };
    provideStartContent(window.webContents, { pageUrl, file, log, onShown });
    logAlive(log, () => ({ isWorking: recovery.isWorking(), content }));
    setUpKiosk(window, { pageUrl, staff, chooseDisplay, recovery, log });
  } else {
    setUpDesk(window, {
      pageUrl,
      language,
      startFile: file,
      log,
      startKiosk: () => relaunch(kioskArguments(args)),
      licensesFile,
    });
    provideWebsite(window, { pageUrl, language, makeSite: siteMaker(built('../renderer')) });
  }
  if (file) void waitForContent(file, log, recovery.load).then(recovery.load);
  else recovery.load();
}

function exitWithError(error: Error): void {
  console.error(`The app could not start: ${error.message}`);
  app.exit(1);
}

/**
 * Runs the app. If an instance is already running, focuses that one and quits. A kiosk prints a message, since it
 * is not what would get the focus.
 */
export function runApp(options: Options, log: Log): void {
  configureElectron(options.mode);
  if (!app.requestSingleInstanceLock()) {
    if (options.mode === 'kiosk') void refuseStart(alreadyRunning, alreadyRunningExitCode, log);
    else app.quit();
    return;
  }
  logStart(options, log);
  guardEveryPage(options.mode, log);
  app.on('second-instance', focusMainWindow);
  app
    .whenReady()
    .then(() => openSite(options, log))
    .catch(exitWithError);
}
