import type { Browser, Page } from 'playwright';
import { allowNames } from './allow-names';
import { type Profile, slowDown } from './profiles';

/** What one visit to a page costs its visitor; times are milliseconds since the visit began. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** The parts of long tasks above 50 ms, added up. */
  readonly blockingTime: number;
  /** When the menu button first does what it says; NaN for a page without scripts. */
  readonly menuAnswers: number;
  /** Over the wire, until the menu answers; without scripts, until the page has loaded. */
  readonly bytes: number;
  readonly requests: number;
}

export const visitKeys = [
  'firstPaint',
  'largestPaint',
  'layoutShift',
  'blockingTime',
  'menuAnswers',
  'bytes',
  'requests',
] as const satisfies readonly (keyof Visit)[];

interface Watch {
  largestPaint: number;
  layoutShift: number;
  blockingTime: number;
  menuAnswers: number;
}

declare global {
  interface Window {
    visitWatch: Watch;
  }
}

/** Runs in the page before anything else of it. */
function watch(): void {
  const seen = { largestPaint: 0, layoutShift: 0, blockingTime: 0, menuAnswers: Number.NaN };
  window.visitWatch = seen;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    // The menu, once it opens, moves what is below it, as it should.
    const isOurs = entry.startTime >= seen.menuAnswers;
    if (!isOurs) seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', ({ duration }) => {
    seen.blockingTime += Math.max(0, duration - 50);
  });
  const tryMenu = async () => {
    const menu = document.querySelector<HTMLButtonElement>('header button[aria-controls]');
    const pressed = performance.now();
    menu?.click();
    // What the press changes is there a moment later.
    await new Promise((resolve) => setTimeout(resolve));
    if (menu?.getAttribute('aria-expanded') === 'true') {
      seen.menuAnswers = pressed;
      menu.click();
    } else {
      setTimeout(tryMenu, 20);
    }
  };
  setTimeout(tryMenu, 20);
}

async function measure(page: Page, hasScripts: boolean): Promise<Omit<Visit, 'bytes' | 'requests'>> {
  if (hasScripts) await page.waitForFunction(() => !Number.isNaN(window.visitWatch.menuAnswers));
  // Until nothing larger has been painted for a while.
  await page.waitForFunction(() => performance.now() > window.visitWatch.largestPaint + 1_000);
  return page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...window.visitWatch,
  }));
}

/** Visits a page for the first time, with nothing in any cache. */
export async function visit(
  browser: Browser,
  address: string,
  profile: Profile,
  hasScripts: boolean,
): Promise<Visit> {
  const context = await browser.newContext(profile.context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session, profile);
  const received: { time: number; bytes: number }[] = [];
  let start = Number.POSITIVE_INFINITY;
  session.on('Network.requestWillBeSent', ({ timestamp }) => {
    start = Math.min(start, timestamp);
  });
  session.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) =>
    received.push({ time: (timestamp - start) * 1000, bytes: encodedDataLength }),
  );
  await allowNames(page);
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'load' });
  const measured = await measure(page, hasScripts);
  await context.close();

  const until = hasScripts ? measured.menuAnswers : Number.POSITIVE_INFINITY;
  const needed = received.filter(({ time }) => time <= until);
  return {
    ...measured,
    bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: needed.length,
  };
}
