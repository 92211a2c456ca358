import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PageRecovery, recoverPage } from '../../../../../electron/main/recovery/recovery';
import { standbyPage } from '../../../../../electron/main/recovery/standby-page';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page of the site, which ends when another one replaces it. */
interface FakePage {
  /** Sends heartbeats for a time, in milliseconds. */
  beat(duration: number): void;
  crashAfter(time: number): void;
}

/**
 * Runs a kiosk in virtual time.
 *
 * @param behave gets every page of the site that is loaded, and the hours since the start
 * @param duration in hours
 */
function runForHours(behave: (page: FakePage, hours: number) => void, duration = 12) {
  const count = { loads: 0, reloads: 0, relaunches: 0, standbys: 0, standbyTime: 0 };
  const begin = performance.now();
  let current = '';
  let shownSince = begin;
  let endPage: () => void = () => undefined;

  function show(url: string): void {
    if (current === standbyPage) count.standbyTime += performance.now() - shownSince;
    current = url;
    shownSince = performance.now();
  }

  /** Everything that a process of the app consists of; the next process starts two seconds after it. */
  function startProcess(relaunches: number): void {
    const contents = new EventEmitter();
    const crash = () => {
      endPage();
      contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
    };
    const site: PageRecovery = recoverPage(
      Object.assign(contents, {
        forcefullyCrashRenderer: crash,
        getURL: () => current,
        async loadURL(url: string) {
          endPage();
          show(url);
          if (url === standbyPage) count.standbys += 1;
          else openPage();
        },
      }) as unknown as WebContents,
      {
        url: 'app://site/',
        isUnattended: true,
        relaunches,
        async relaunch(next) {
          count.relaunches += 1;
          endPage();
          setTimeout(startProcess, 2 * second, next);
        },
        onStep: (_failure, action) => {
          if (action === 'reload') count.reloads += 1;
        },
      },
    );

    function openPage(): void {
      count.loads += 1;
      const timers: NodeJS.Timeout[] = [];
      endPage = () => timers.forEach(clearTimeout);
      const page: FakePage = {
        beat(duration) {
          const heartbeat = setInterval(site.reportAlive, 5 * second);
          timers.push(
            heartbeat,
            setTimeout(() => clearInterval(heartbeat), duration),
          );
        },
        crashAfter: (time) => timers.push(setTimeout(crash, time)),
      };
      behave(page, (performance.now() - begin) / hour);
    }

    site.load();
  }

  startProcess(0);
  vi.advanceTimersByTime(duration * hour);
  const isSiteShown = current !== standbyPage;
  show('');
  return { ...count, isSiteShown, standbyShare: count.standbyTime / (duration * hour) };
}

/** How long a page whose Home fails tries to recover by itself before it stops its heartbeats. */
const ownAttempts = 240 * second;

/** What is tried in every case before the standby page: three reloads in each of four processes. */
const allTries = { reloads: 12, relaunches: 3 };

describe('a kiosk in twelve hours', () => {
  it.each([
    ['never sends a heartbeat', () => undefined],
    ['hangs after 5 seconds', (page: FakePage) => page.beat(6 * second)],
    [
      'crashes after 30 seconds',
      (page: FakePage) => {
        page.beat(hour);
        page.crashAfter(30 * second);
      },
    ],
  ])('whose page %s mostly stands by, and retries every ten minutes', (_what, behave) => {
    const result = runForHours(behave);
    expect(result).toMatchObject(allTries);
    expect(result.standbys).toBeGreaterThan(60);
    expect(result.standbys).toBeLessThan(80);
    // Each retry is one load, besides those of the four processes and their reloads.
    expect(result.loads - 4 - allTries.reloads).toBeGreaterThanOrEqual(result.standbys - 1);
    expect(result.loads).toBeLessThan(100);
    expect(result.standbyShare).toBeGreaterThan(0.85);
  });

  it('whose Home fails for 130 minutes tries everything, although its page sends heartbeats for a while each time', () => {
    const result = runForHours((page) => page.beat(ownAttempts), 130 / 60);
    expect(result).toMatchObject(allTries);
    expect(result.standbys).toBeGreaterThanOrEqual(5);
  });

  it('whose Home worked again after 130 minutes shows it, and stands by no more', () => {
    const result = runForHours((page, hours) => page.beat(hours < 130 / 60 ? ownAttempts : 12 * hour));
    expect(result).toMatchObject({ ...allTries, isSiteShown: true });
    expect(result.standbyTime).toBeLessThan(hour);
  });

  it('whose page crashes once an hour reloads it each time, and does nothing else', () => {
    const result = runForHours((page) => {
      page.beat(hour);
      page.crashAfter(hour - minute);
    });
    expect(result).toMatchObject({ reloads: 12, relaunches: 0, standbys: 0, isSiteShown: true });
  });

  it('whose page crashes at once until the disk is back stands by until then, and no longer', () => {
    const result = runForHours((page, hours) => {
      page.beat(12 * hour);
      if (hours < 3) page.crashAfter(second);
    });
    expect(result).toMatchObject({ ...allTries, isSiteShown: true });
    expect(result.standbyTime).toBeGreaterThan(2.9 * hour);
    expect(result.standbyTime).toBeLessThan(3 * hour + 10 * minute);
  });

  it('that recovered tries everything again at its next failure', () => {
    const result = runForHours((page, hours) => {
      page.beat(12 * hour);
      if (hours < 1 || hours > 6) page.crashAfter(second);
      else page.crashAfter((6 - hours) * hour + second);
    });
    expect(result).toMatchObject({ reloads: 24, relaunches: 6, isSiteShown: false });
  });
});
