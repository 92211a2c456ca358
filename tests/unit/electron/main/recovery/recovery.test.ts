import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recoverPage } from '../../../../../electron/main/recovery/recovery';
import { standbyPage } from '../../../../../electron/main/recovery/standby-page';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const url = 'app://site/';

function recovering({ isUnattended = true, relaunches = 0 } = {}) {
  const contents = Object.assign(new EventEmitter(), {
    loadURL: vi.fn<WebContents['loadURL']>(() => Promise.reject(new Error('reported by an event'))),
    forcefullyCrashRenderer: vi.fn<() => void>(),
  });
  const relaunch = vi.fn<(relaunches: number) => void>();
  const onStep = vi.fn<(failure: string, action: string) => void>();
  const site = recoverPage(contents as unknown as WebContents, {
    url,
    isUnattended,
    relaunches,
    relaunch,
    onStep,
  });
  const loaded = () => contents.loadURL.mock.calls.map(([loadedUrl]) => loadedUrl);
  const crash = () => contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
  return { contents, site, relaunch, onStep, loaded, crash };
}

describe('recoverPage', () => {
  it.each([
    ['a crash', 'crash', ['render-process-gone', {}, { reason: 'oom' }]],
    ['a hang', 'hang', ['unresponsive']],
    ['a failed load', 'failed-load', ['did-fail-load', {}, -6, '', url, true]],
    ['a missing page', 'failed-load', ['did-navigate', {}, url, 404, 'Not found']],
    ['a broken preload script', 'failed-load', ['preload-error', {}, '', new Error('broken')]],
  ] as const)('reloads the site after %s, but never at once', (_what, failure, [name, ...args]) => {
    const { contents, onStep, loaded } = recovering();
    contents.emit(name, ...args);
    expect(loaded()).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(loaded()).toEqual([url]);
    expect(onStep.mock.calls).toEqual([[failure, 'reload']]);
  });

  it.each([
    ['a clean exit', ['render-process-gone', {}, { reason: 'clean-exit' }]],
    ['a load that was replaced by another', ['did-fail-load', {}, -3, '', url, true]],
    ['a failed subframe', ['did-fail-load', {}, -6, '', url, false]],
    ['a successful load', ['did-navigate', {}, url, 200, 'OK']],
  ] as const)('ignores %s', (_what, [name, ...args]) => {
    const { contents, onStep } = recovering();
    contents.emit(name, ...args);
    vi.advanceTimersByTime(10_000);
    expect(onStep).not.toHaveBeenCalled();
  });

  it('crashes a hanging page, and does not count that as a second failure', () => {
    const { contents, crash, onStep } = recovering();
    contents.forcefullyCrashRenderer.mockImplementation(crash);
    contents.emit('unresponsive');
    vi.advanceTimersByTime(10_000);
    expect(contents.forcefullyCrashRenderer).toHaveBeenCalledOnce();
    expect(onStep.mock.calls).toEqual([['hang', 'reload']]);
  });

  it('treats missing heartbeats as a hang', () => {
    const { site, onStep } = recovering();
    site.load();
    site.reportAlive();
    vi.advanceTimersByTime(19_999);
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
    expect(loaded()).toEqual([url, url]);
  });

  it('relaunches the app when three reloads in a minute did not help', () => {
    const { crash, relaunch, loaded } = recovering({ relaunches: 1 });
    for (const delay of [500, 2_000, 5_000]) {
      crash();
      vi.advanceTimersByTime(delay);
    }
    expect(loaded()).toHaveLength(3);
    crash();
    expect(relaunch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(relaunch.mock.calls).toEqual([[2]]);
  });

  it('finally shows the standby page and retries the site every minute', () => {
    const { crash, relaunch, loaded } = recovering({ relaunches: 3 });
    for (const delay of [500, 2_000, 5_000]) {
      crash();
      vi.advanceTimersByTime(delay);
    }
    for (let times = 0; times < 5; times += 1) {
      crash();
      vi.advanceTimersByTime(59_999);
      expect(loaded().at(-1)).toBe(standbyPage);
      vi.advanceTimersByTime(1);
      expect(loaded().at(-1)).toBe(url);
    }
    expect(relaunch).not.toHaveBeenCalled();
    expect(loaded()).toHaveLength(3 + 5 * 2);
  });

  it('accepts failures that the page does not show', () => {
    const { site, onStep } = recovering();
    site.reportFailure('main-error');
    expect(onStep.mock.calls).toEqual([['main-error', 'reload']]);
  });
});
