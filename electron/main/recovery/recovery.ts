import type { WebContents } from 'electron';
import { type Heartbeat, heartbeat } from './heartbeat';
import { afterFailure, type Failure, freshBudget, type RecoveryStep } from './recovery-policy';
import { standbyPage } from './standby-page';

interface RecoverySetup {
  /** The address that a window begins with. */
  readonly start: string;
  /** Whether the page is expected to say that it is alive, and nobody is there to wait for one that hangs. */
  readonly isUnattended: boolean;
  /** How often the app has been started anew to recover. */
  readonly relaunches: number;
  /** Starts the app anew. */
  readonly relaunch: (relaunches: number) => void;
  readonly onStep: (failure: Failure, action: RecoveryStep['action']) => void;
}

/** A page that comes back whatever happens to it. */
export interface RecoveringPage {
  /** Shows the site. */
  load(): void;
  /** Hears that the page is alive. */
  alive(): void;
  /** Tells of a failure that the page itself does not show. */
  fail(failure: Failure): void;
}

/** Chromium's code for a load that another one replaced. */
const aborted = -3;

function watch(contents: WebContents, isUnattended: boolean, fail: (failure: Failure) => void): void {
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') fail('crash');
  });
  contents.on('did-fail-load', (_event, code, _description, _url, isMainFrame) => {
    if (isMainFrame && code !== aborted) fail('failed-load');
  });
  contents.on('did-navigate', (_event, _url, status) => {
    if (status >= 400) fail('failed-load');
  });
  contents.on('preload-error', () => fail('failed-load'));
  if (!isUnattended) return;
  // On a desk a page that hangs may come back, with the edits of somebody who can wait.
  contents.on('unresponsive', () => {
    fail('hang');
  });
}

/** Leads crash, hang and failed load each back to the site, as far as the budget goes. */
export function recoverPage(contents: WebContents, setup: RecoverySetup): RecoveringPage {
  let budget = freshBudget(setup.relaunches, performance.now());
  let isRecovering = false;
  const pulse: Heartbeat = heartbeat(() => fail('hang'));

  function show(address: string): void {
    // A failure comes as an event as well.
    contents.loadURL(address).catch(() => undefined);
  }

  function load(): void {
    isRecovering = false;
    if (setup.isUnattended) pulse.begin();
    show(setup.start);
  }

  function take(step: RecoveryStep): void {
    if (step.action === 'relaunch') setup.relaunch(step.relaunches);
    else if (step.action === 'reload') load();
    else {
      show(standbyPage);
      setTimeout(load, step.retryAfter);
    }
  }

  function fail(failure: Failure): void {
    // One failure often shows in several ways.
    if (isRecovering) return;
    isRecovering = true;
    pulse.stop();
    const next = afterFailure(budget, performance.now());
    budget = next.budget;
    setup.onStep(failure, next.step.action);
    // A page that hangs would not let itself be replaced.
    if (failure === 'hang') contents.forcefullyCrashRenderer();
    // Electron does not survive a load from within the event of a crash.
    setTimeout(take, next.step.delay, next.step);
  }

  watch(contents, setup.isUnattended, fail);
  return { load, fail, alive: pulse.beat };
}
