import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { admin } from '../../src/content/en/admin';
import { common } from '../../src/content/en/site';
import { allowNames } from './allow-names';
import { launchBrowser, TIME_FLAGS } from './browser';
import { serveSite } from './site-server';
import { median } from './statistics';
import { figure } from './table';

const ITEMS = 1_000;
const CPU_SLOWDOWN = 4;
const KEYS = 40;
/** Between two letters of somebody who types fast, in milliseconds. */
const PAUSE_MS = 120;
/** Within which a typed letter has to be on the screen, in milliseconds. */
const LIMIT_MS = 50;

declare global {
  interface Window {
    typingTimes: number[];
  }
}

const words = { add: admin.services.add, close: common.closeNotification };

/** Adds services by their form until there are as many as wanted, and closes each notification as it comes. */
async function fillServices(page: Page): Promise<void> {
  await page.evaluate(
    async ({ wanted, words }) => {
      const tick = () => new Promise((resolve) => setTimeout(resolve));
      const panel = document.querySelector('[role=tabpanel][data-state=active]');
      const list = panel?.querySelector('ul');
      const add = [...(panel?.querySelectorAll('button') ?? [])].find(
        ({ textContent }) => textContent === words.add,
      );
      if (!list) throw new Error('There is no list of services.');
      while (list.children.length < wanted) {
        const before = list.children.length;
        add?.click();
        while (!panel?.querySelector('form')) await tick();
        const form = panel.querySelector('form');
        for (const name of ['title', 'description']) {
          const field = form?.elements.namedItem(name) as HTMLInputElement;
          field.value = `Service ${before + 1}`;
        }
        form?.requestSubmit();
        while (list.children.length === before || panel.querySelector('form')) await tick();
        for (const close of document.querySelectorAll<HTMLElement>(`[aria-label="${words.close}"]`)) {
          close.click();
        }
      }
    },
    { wanted: ITEMS, words },
  );
}

/** How long each letter takes from the key until the frame that shows it, in milliseconds. */
async function typingTimes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    window.typingTimes = times;
    document.addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => {
        // A task after the frame: then it has been painted.
        setTimeout(() => times.push(performance.now() - timeStamp));
      }),
    );
  });
  // With the pointer, which then rests where it is for somebody who types.
  await page.locator('[role=tabpanel][data-state=active] button').first().click({ timeout: 120_000 });
  // The form takes the focus as it opens.
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  await page.keyboard.type('a'.repeat(KEYS), { delay: PAUSE_MS });
  await page.waitForFunction((count) => window.typingTimes.length === count, KEYS);
  return page.evaluate(() => window.typingTimes);
}

const server = await serveSite(fileURLToPath(new URL('../../out/renderer', import.meta.url)));
const browser = await launchBrowser(TIME_FLAGS);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await allowNames(page);
await page.goto(`${server.url}#/admin`);
await page.getByRole('tab', { name: admin.tabs.services }).click();
await fillServices(page);
const devtools = await page.context().newCDPSession(page);
// What the filling has left to collect is not what typing takes.
await devtools.send('HeapProfiler.collectGarbage');
await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
const times = await typingTimes(page);
await browser.close();
await server.close();

const worst = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
console.log(
  `Typing beside ${ITEMS} services at ${CPU_SLOWDOWN}x CPU slowdown, ${times.length} letters, in ms`,
);
console.log(`median ${figure(median(times))}, 95th percentile ${figure(worst)} (limit ${LIMIT_MS})`);
process.exitCode = worst <= LIMIT_MS ? 0 : 1;
