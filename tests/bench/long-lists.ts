import type { Page } from 'playwright';
import { admin } from '@/copy/admin';
import { common } from '@/copy/site';
import { launchBrowser, TIME_FLAGS } from './browser';
import { keepNames } from './keep-names';
import { recordFigures } from './performance-file';
import { serveSite } from './site-server';
import { median, percentile } from './statistics';
import { figure, table } from './table';

const ITEMS = 1_000;
const CPU_SLOWDOWN = 4;
const KEYS = 40;
/** The pause between two letters of a fast typist, in milliseconds. */
const PAUSE_MS = 120;
/** The longest acceptable time until a typed letter is on the screen, in milliseconds. */
const LIMIT_MS = 50;

declare global {
  interface Window {
    typingTimes: number[];
  }
}

const labels = { add: admin.services.add, close: common.closeNotification };

/** Adds services through the form until there are as many as wanted, and closes each notification. */
async function fillServices(page: Page): Promise<void> {
  await page.evaluate(
    async ({ wanted, labels }) => {
      const tick = () => new Promise((resolve) => setTimeout(resolve));
      const panel = document.querySelector('[role=tabpanel][data-state=active]');
      const add = [...(panel?.querySelectorAll('button') ?? [])].find(
        ({ textContent }) => textContent === labels.add,
      );
      const present = panel?.querySelectorAll('li').length ?? 0;
      for (let count = present; count < wanted; count += 1) {
        add?.click();
        while (!panel?.querySelector('form')) await tick();
        const form = panel.querySelector('form');
        for (const name of ['title', 'description']) {
          const field = form?.elements.namedItem(name) as HTMLInputElement;
          field.value = `Service ${count + 1}`;
        }
        form?.requestSubmit();
        while (panel.querySelector('form')) await tick();
        for (const close of document.querySelectorAll<HTMLElement>(`[aria-label="${labels.close}"]`)) {
          close.click();
        }
      }
    },
    { wanted: ITEMS, labels },
  );
}

/** How long each letter takes from the key press until the frame that shows it, in milliseconds. */
async function typingTimes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    window.typingTimes = times;
    document.addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => {
        // The frame has been painted by the time the next task runs.
        setTimeout(() => times.push(performance.now() - timeStamp));
      }),
    );
  });
  // With the pointer, which then stays over the page while typing, as a real one does.
  await page.locator('[role=tabpanel][data-state=active] button').first().click({ timeout: 120_000 });
  // The form takes focus as it opens.
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  await page.keyboard.type('a'.repeat(KEYS), { delay: PAUSE_MS });
  await page.waitForFunction((count) => window.typingTimes.length === count, KEYS);
  return page.evaluate(() => window.typingTimes);
}

const server = await serveSite();
const browser = await launchBrowser(TIME_FLAGS);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await keepNames(page);
await page.goto(`${server.url}#/admin`);
await page.getByRole('tab', { name: admin.tabs.services }).click();
await fillServices(page);
const devtools = await page.context().newCDPSession(page);
// Garbage from adding the services must not be collected while typing is timed.
await devtools.send('HeapProfiler.collectGarbage');
await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
const times = await typingTimes(page);
const setup = `Chromium ${browser.version()} at ${CPU_SLOWDOWN}x CPU slowdown, ${times.length} letters beside ${ITEMS} services`;
await browser.close();
await server.close();

const slow = percentile(times, 95);
const figures = table(
  ['from key press to painted letter', 'ms'],
  [
    ['median', figure(median(times))],
    ['95th percentile', figure(slow)],
    ['limit', figure(LIMIT_MS)],
  ],
);
console.log(`${setup}\n\n${figures}`);
await recordFigures('typing', setup, figures);
process.exitCode = slow <= LIMIT_MS ? 0 : 1;
