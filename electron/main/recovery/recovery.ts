import type { WebContents } from 'electron';
import { isSamePage } from '../security/security-policy';
import { heartbeatMonitor } from './heartbeat';
import { afterFailure, type Failure, type RecoveryBudget, type RecoveryStep } from './recovery-policy';

interface RecoveryOptions {
  readonly pageUrl: string;
  /** The URL to load, at the start and after a failure. */
  readonly url: () => string;
  readonly standbyPage: () => string;
  /**
   * Returns the URL of the page that is shown while the site has no content; `undefined` once it has. That page sends no
   * heartbeats.
   */
  readonly waitingPage: () => string | undefined;
  /** Whether the page must send heartbeats, and a hang counts as a failure because nobody is there to wait for it. */
  readonly isUnattended: boolean;
  readonly relaunches: number;
  /** Replaces this process; rejects if that fails. */
  readonly relaunch: (relaunches: number) => Promise<void>;
  readonly onStep: (failure: Failure, action: RecoveryStep['kind']) => void;
}

/** Chromium's error code for a load that was replaced by another one. */
const errAborted = -3;

const withoutFragment = (url: string) => url.replace(/#.*/s, '');

/** Whether Chromium treats a load as a jump within the shown page, which reloads nothing, even for the same URL. */
function isSameDocument(url: string, shown: string): boolean {
  return url.includes('#') && withoutFragment(url) === withoutFragment(shown);
}

function observeFailures(
  contents: WebContents,
  isUnattended: boolean,
  isOwn: (url: string) => boolean,
  onFailure: (failure: Failure) => void,
): void {
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') onFailure('crash');
  });
  contents.on('did-fail-load', (_event, code, _description, _url, isMainFrame) => {
    if (isMainFrame && code !== errAborted) onFailure('failed-load');
  });
  contents.on('did-navigate', (_event, url, status) => {
    if (status >= 400) onFailure('failed-load');
    // Catches what `will-frame-navigate` does not report: a step back in the history, and a script that opens `about:blank`.
    else if (!isOwn(url)) onFailure('left-site');
  });
  contents.on('preload-error', () => onFailure('failed-load'));
  // A page that hangs at a desk may recover with its edits, and its user can decide how long to wait.
  if (isUnattended) contents.on('unresponsive', () => onFailure('hang'));
}

/** Recovers the page from crashes, hangs and failed loads, within the limits of the recovery policy. */
export function recoverPage(contents: WebContents, options: RecoveryOptions) {
  let budget: RecoveryBudget = { failures: 0, relaunches: options.relaunches };
  /** When the page began to work; `undefined` while it is being loaded or replaced. */
  let workingSince: number | undefined;
  let isRecovering = false;
  /** The URL that was requested last. */
  let wanted = '';
  const heartbeat = heartbeatMonitor(() => reportFailure('hang'));

  function loadUrl(url: string): Promise<void> {
    wanted = url;
    return contents.loadURL(url);
  }

  async function show(url: string): Promise<void> {
    try {
      if (isSameDocument(url, contents.getURL())) await loadUrl('about:blank');
      await loadUrl(url);
    } catch {
      // Leaves the failure to `did-fail-load`, which reports it as well.
    }
  }

  function reportWorking(): void {
    if (isRecovering || workingSince !== undefined || options.waitingPage()) return;
    workingSince = performance.now();
    // Back, or a mouse's extra buttons, would lead to an empty page, or to one that was shown in place of the site.
    contents.navigationHistory.clear();
  }

  function load(): void {
    isRecovering = false;
    const waitingPage = options.waitingPage();
    if (options.isUnattended && !waitingPage) heartbeat.start();
    void show(waitingPage ?? options.url());
  }

  function perform(step: RecoveryStep): void {
    if (step.kind === 'reload') load();
    else if (step.kind === 'relaunch') {
      options.relaunch(step.relaunches).catch(() => {
        isRecovering = false;
        reportFailure('failed-relaunch');
      });
    } else {
      void show(options.standbyPage());
      setTimeout(load, step.retryAfter);
    }
  }

  function reportFailure(failure: Failure): void {
    // Handles each failure once, since one often causes several events.
    if (isRecovering) return;
    isRecovering = true;
    heartbeat.stop();
    const workedFor = workingSince === undefined ? 0 : performance.now() - workingSince;
    workingSince = undefined;
    const next = afterFailure(budget, workedFor);
    budget = next.budget;
    options.onStep(failure, next.step.kind);
    // Kills a page that hangs, which would block the load of its replacement.
    if (failure === 'hang') contents.forcefullyCrashRenderer();
    // Electron crashes if a page is loaded while it handles `render-process-gone`.
    setTimeout(perform, next.step.delay, next.step);
  }

  const isOwn = (url: string) => url === wanted || isSamePage(url, options.pageUrl);
  observeFailures(contents, options.isUnattended, isOwn, reportFailure);
  // Counts a page without heartbeats as working once it has loaded.
  if (!options.isUnattended) contents.on('did-finish-load', reportWorking);
  return {
    load,
    reportAlive() {
      heartbeat.beat();
      reportWorking();
    },
    /** Whether the page works, as far as its heartbeats and events show. */
    isWorking: () => workingSince !== undefined,
    reportResume: heartbeat.resume,
    reportFailure,
  };
}

export type PageRecovery = ReturnType<typeof recoverPage>;
