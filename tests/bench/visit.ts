import type { Browser } from 'playwright';
import { openFirst } from './first-visit';
import type { Profile } from './profiles';

/** What a visit costs a visitor who only looks. Times are in milliseconds since the visit began. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** Total blocking time: the sum of what long tasks after the first paint take beyond 50 ms each. */
  readonly blockingTime: number;
  /** Over the wire, until the page has loaded. */
  readonly bytes: number;
  readonly requests: number;
}

interface Observed extends Omit<Visit, 'bytes' | 'requests'> {
  /** The time of the last paint, shift, long task or fetched file. */
  lastEvent: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

function observePage(): void {
  const seen = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    layoutShift: 0,
    blockingTime: 0,
    lastEvent: 0,
  };
  window.observed = seen;
  const observe = <Entry extends PerformanceEntry>(type: string, handle: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        handle(entry as Entry);
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
  // What is fetched ahead is part of the visit.
  observe('resource', () => undefined);
  observe('longtask', ({ startTime, duration }) => {
    // Long tasks before the first paint are part of its time already.
    if (startTime >= seen.firstPaint) seen.blockingTime += duration - 50;
  });
}

/** Visits a page until nothing has happened on it for two seconds. */
export async function visit(browser: Browser, url: string, profile: Profile): Promise<Visit> {
  const { page, loaded, close } = await openFirst(browser, url, profile, observePage);
  await page.waitForFunction(
    () => window.observed.largestPaint && performance.now() > window.observed.lastEvent + 2_000,
  );
  const { lastEvent: _, ...seen } = await page.evaluate(() => window.observed);
  await close();
  return { ...seen, ...loaded };
}
