import type { Browser } from 'playwright';
import { openFirst } from './first-visit';
import type { Profile } from './profiles';

/** What a visit to a page costs its visitor who does nothing but look; times are milliseconds since the visit began. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** Total blocking time: the parts of long tasks above 50 ms from the first paint on, added up. */
  readonly blockingTime: number;
  /** Over the wire, until the page has loaded. */
  readonly bytes: number;
  readonly requests: number;
}

interface Watch extends Omit<Visit, 'bytes' | 'requests'> {
  /** When something was last painted, or last blocked the page. */
  lastEvent: number;
}

declare global {
  interface Window {
    visitWatch: Watch;
  }
}

function watch(): void {
  const seen = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    layoutShift: 0,
    blockingTime: 0,
    lastEvent: 0,
  };
  window.visitWatch = seen;
  const observe = <Entry extends PerformanceEntry>(type: string, see: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        see(entry as Entry);
        seen.lastEvent = performance.now();
      }
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe<PerformanceEntry & { value: number }>('layout-shift', ({ value }) => {
    seen.layoutShift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    // What kept the page from its first paint is part of that.
    if (startTime >= seen.firstPaint) seen.blockingTime += duration - 50;
  });
}

/** Looks at a page until nothing has happened on it for two seconds. */
export async function visit(browser: Browser, address: string, profile: Profile): Promise<Visit> {
  const { page, loaded, close } = await openFirst(browser, address, profile, watch);
  await page.waitForFunction(
    () => window.visitWatch.largestPaint && performance.now() > window.visitWatch.lastEvent + 2_000,
  );
  const { lastEvent: _, ...seen } = await page.evaluate(() => window.visitWatch);
  await close();
  return { ...seen, ...loaded };
}
