import type { Browser } from 'playwright';
import { openPage } from './browser';
import { type Profile, slowDown } from './profiles';

/** What a visit costs a visitor who only looks. Times are in milliseconds since the visit began. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** Total blocking time: what lies after the first paint of each long task, beyond 50 ms each. */
  readonly blockingTime: number;
  /** The longest task after the first paint. */
  readonly longestTask: number;
  /** Over the wire, until the page has loaded. */
  readonly bytes: number;
  readonly requests: number;
}

interface Observed extends Pick<Visit, 'firstPaint' | 'largestPaint' | 'layoutShift'> {
  readonly longTasks: { readonly start: number; readonly end: number }[];
  /** The time of the last paint, shift, long task or fetched file. */
  lastEvent: number;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

function observePage(): void {
  const longTasks: Observed['longTasks'] = [];
  const none = { firstPaint: Number.NaN, largestPaint: Number.NaN, layoutShift: 0, lastEvent: 0 };
  const seen = { ...none, longTasks };
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
    longTasks.push({ start: startTime, end: startTime + duration });
  });
}

/** The lengths of the long tasks since the first paint; a task may be reported before the paint is. */
const lengths = ({ firstPaint, longTasks }: Observed): number[] =>
  longTasks.map(({ start, end }) => Math.max(0, end - Math.max(start, firstPaint)));

/** Visits a page for the first time, until nothing has happened on it for two seconds. */
export async function visit(browser: Browser, url: string, profile: Profile): Promise<Visit> {
  const page = await openPage(browser, profile.context);
  const session = await page.context().newCDPSession(page);
  await slowDown(session, profile);
  const sizes: number[] = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    // A `data:` URL arrives with the file that contains it.
    if (encodedDataLength > 0) sizes.push(encodedDataLength);
  });
  await page.addInitScript(observePage);
  // A new window loads parts of the browser's own interface, which would take the page's time. Nothing tells
  // when it has done so.
  await page.waitForTimeout(1_000);
  await page.goto(url, { waitUntil: 'load' });
  const loaded = { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length };
  await page.waitForFunction(
    () => window.observed.largestPaint && performance.now() > window.observed.lastEvent + 2_000,
  );
  const seen = await page.evaluate(() => window.observed);
  await page.close();
  const { firstPaint, largestPaint, layoutShift } = seen;
  const tasks = lengths(seen);
  const blockingTime = tasks.reduce((sum, length) => sum + Math.max(0, length - 50), 0);
  const longestTask = Math.max(0, ...tasks);
  return { firstPaint, largestPaint, layoutShift, blockingTime, longestTask, ...loaded };
}
