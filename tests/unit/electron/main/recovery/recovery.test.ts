import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { recoverPage } from '../../../../../electron/main/recovery/recovery';

beforeEach(() => vi.useFakeTimers());

const siteUrl = 'app://site/';
const services = 'app://site/#/services';
const standbyPage = 'data:text/html,standby';

function recovering({ isUnattended = true, relaunches = 0, url = siteUrl, shown = '' } = {}) {
  const contents = Object.assign(new EventEmitter(), {
    getURL: () => shown,
    loadURL: vi.fn<WebContents['loadURL']>(() => Promise.reject(new Error('reported by an event'))),
    forcefullyCrashRenderer: vi.fn(),
    navigationHistory: { clear: vi.fn() },
  });
  const relaunch = vi.fn(async () => undefined);
  const onStep = vi.fn<(failure: string, action: string) => void>();
  const site = recoverPage(contents as unknown as WebContents, {
    ...{ pageUrl: siteUrl, url: () => url, standbyPage: () => standbyPage, waitingPage: () => undefined },
    ...{ isUnattended, relaunches, relaunch, onStep },
  });
  const crash = () => contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
  const loaded = () => contents.loadURL.mock.calls.map(([loadedUrl]) => loadedUrl);
  const actions = () => onStep.mock.calls.map(([, action]) => action);
  const reloadThreeTimes = () => {
    for (const delay of [500, 2_000, 5_000]) {
      crash();
      vi.advanceTimersByTime(delay);
    }
  };
  return { contents, site, relaunch, onStep, crash, loaded, actions, reloadThreeTimes };
}

it.each([
  ['a crash', 'crash', ['render-process-gone', {}, { reason: 'oom' }]],
  ['a failed load', 'failed-load', ['did-fail-load', {}, -6, '', siteUrl, true]],
  ['a missing page', 'failed-load', ['did-navigate', {}, siteUrl, 404, 'Not found']],
  ['an empty page, as after a step back', 'left-site', ['did-navigate', {}, 'about:blank', 200, '']],
  ['a broken preload script', 'failed-load', ['preload-error', {}, '', new Error('broken')]],
] as const)('reloads the site after %s, but never at once', (_what, failure, [name, ...args]) => {
  const { contents, onStep, loaded } = recovering();
  contents.emit(name, ...args);
  expect(loaded()).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(loaded()).toEqual([siteUrl]);
  expect(onStep.mock.calls).toEqual([[failure, 'reload']]);
});

it('ignores a clean exit, and a load that was replaced by another', () => {
  const { contents, onStep } = recovering();
  contents.emit('render-process-gone', {}, { reason: 'clean-exit' });
  contents.emit('did-fail-load', {}, -3, '', siteUrl, true);
  vi.advanceTimersByTime(10_000);
  expect(onStep).not.toHaveBeenCalled();
});

it('leaves the shown page first, which differs only in its fragment', async () => {
  const { contents, site, loaded, onStep } = recovering({ url: services, shown: siteUrl });
  contents.loadURL.mockImplementation(async (url) => void contents.emit('did-navigate', {}, url, 200, ''));
  site.load();
  expect(loaded()).toEqual(['about:blank']);
  await vi.advanceTimersByTimeAsync(0);
  expect(loaded()).toEqual(['about:blank', services]);
  // It takes the empty page for its own meanwhile.
  expect(onStep).not.toHaveBeenCalled();
});

it.each([
  [services, ''],
  [siteUrl, services],
])('loads %s at once while %j is shown', (url, shown) => {
  const { site, loaded } = recovering({ url, shown });
  site.load();
  expect(loaded()).toEqual([url]);
});

it('works once its page reports, and then forgets what it showed before, until a failure that it does not show', () => {
  const { contents, site, onStep } = recovering();
  const { clear } = contents.navigationHistory;
  site.load();
  expect(site.isWorking()).toBe(false);
  expect(clear).not.toHaveBeenCalled();
  site.reportAlive();
  site.reportAlive();
  // No button of a mouse leads back there.
  expect(clear).toHaveBeenCalledOnce();
  expect(site.isWorking()).toBe(true);
  site.reportFailure('main-error');
  expect(site.isWorking()).toBe(false);
  expect(onStep.mock.calls).toEqual([['main-error', 'reload']]);
});

it('crashes a hanging page, and does not count that as a second failure', () => {
  const { contents, crash, onStep } = recovering();
  contents.forcefullyCrashRenderer.mockImplementation(crash);
  contents.emit('unresponsive');
  vi.advanceTimersByTime(10_000);
  expect(contents.forcefullyCrashRenderer).toHaveBeenCalledOnce();
  expect(onStep.mock.calls).toEqual([['hang', 'reload']]);
});

it.each([
  ['its first heartbeat', 60_000],
  ['the next one', 20_000],
  ['one after its computer slept', 60_000],
  ['one after a sleep that only an overdue timer tells of', 60_000],
])('waits for %s for %i ms, and then takes the page for one that hangs', (which, limit) => {
  const { site, onStep } = recovering();
  site.load();
  if (which !== 'its first heartbeat') site.reportAlive();
  if (which === 'one after its computer slept') {
    vi.advanceTimersByTime(19_999);
    site.reportResume();
  }
  if (which.includes('overdue')) {
    // The clock runs during sleep, but no timers.
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(20_000);
  }
  vi.advanceTimersByTime(limit - 1);
  expect(onStep).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStep.mock.calls).toEqual([['hang', 'reload']]);
});

it('waits at a desk for a page that hangs, but reloads it after a crash', () => {
  const { contents, site, crash, onStep, loaded } = recovering({ isUnattended: false });
  site.load();
  contents.emit('unresponsive');
  vi.advanceTimersByTime(600_000);
  expect(onStep).not.toHaveBeenCalled();
  crash();
  vi.advanceTimersByTime(500);
  expect(loaded()).toEqual([siteUrl, siteUrl]);
});

it('at a desk, where no heartbeats come, counts the time since the page was loaded', () => {
  const { contents, crash, actions } = recovering({ isUnattended: false, relaunches: 3 });
  for (const minutes of [1, 1, 1, 6, 1, 1, 1]) {
    contents.emit('did-finish-load');
    vi.advanceTimersByTime(minutes * 60_000);
    crash();
    vi.advanceTimersByTime(5_000);
  }
  expect(actions()).toEqual([...Array(6).fill('reload'), 'relaunch']);
});

it('stands by if the app cannot be relaunched either', async () => {
  const { crash, relaunch, onStep, loaded, reloadThreeTimes } = recovering();
  relaunch.mockRejectedValue(new Error('The file of the app is gone.'));
  reloadThreeTimes();
  crash();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(relaunch.mock.calls).toEqual([[1], [2], [3]]);
  expect(onStep.mock.lastCall).toEqual(['failed-relaunch', 'stand-by']);
  expect(loaded().at(-1)).toBe(standbyPage);
});

it('finally shows the standby page and retries the site, until that works', () => {
  const { site, crash, relaunch, loaded, reloadThreeTimes } = recovering({ relaunches: 3 });
  reloadThreeTimes();
  for (const minutes of [1, 2, 4, 8, 10, 10]) {
    crash();
    // A late heartbeat does not count as work.
    site.reportAlive();
    vi.advanceTimersByTime(minutes * 60_000 - 1);
    expect(loaded().at(-1)).toBe(standbyPage);
    vi.advanceTimersByTime(1);
    expect(loaded().at(-1)).toBe(siteUrl);
  }
  for (let beat = 0; beat < 720; beat += 1) {
    site.reportAlive();
    vi.advanceTimersByTime(5_000);
  }
  expect(relaunch).not.toHaveBeenCalled();
  expect(loaded()).toHaveLength(3 + 6 * 2);
});
