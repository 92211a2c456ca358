import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { allowNames } from './allow-names';
import { launchBrowser } from './browser';
import { serveSite } from './site-server';
import { median } from './statistics';
import { figure } from './table';

const ITEMS = 1_000;
const CPU_SLOWDOWN = 4;
const KEYS = 40;
/** Within which a typed letter has to be on the screen, in milliseconds. */
const LIMIT_MS = 50;

/** Adds services by their form until there are as many as wanted. */
async function fillServices(page: Page): Promise<void> {
  await page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => setTimeout(resolve));
    const button = (name: string) =>
      [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
        ({ textContent, offsetParent }) => offsetParent && textContent === name,
      );
    const count = () =>
      document.querySelectorAll('[role=tabpanel][data-state=active] ul > li:has(h3)').length;
    while (count() < wanted) {
      const before = count();
      button('Add Service')?.click();
      while (!button('Save')) await frame();
      for (const name of ['title', 'description']) {
        const field = button('Save')?.form?.elements.namedItem(name) as HTMLInputElement;
        field.value = `Service ${before + 1}`;
      }
      button('Save')?.click();
      while (count() === before || button('Save')) await frame();
    }
  }, ITEMS);
}

/** How long each letter takes from the key until the frame that shows it, in milliseconds. */
async function typingTimes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { typingTimes: times });
    document.addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => times.push(performance.now() - timeStamp);
        channel.port2.postMessage(undefined);
      }),
    );
  });
  await page.getByRole('button', { name: 'Add Service' }).click();
  await page.locator('form [name=title]').pressSequentially('a'.repeat(KEYS), { delay: 60 });
  return page.evaluate(() => (window as unknown as { typingTimes: number[] }).typingTimes);
}

const server = await serveSite(fileURLToPath(new URL('../../out/renderer', import.meta.url)));
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await allowNames(page);
await page.goto(`${server.url}#/admin`);
await page.getByRole('tab', { name: 'Services' }).click();
await fillServices(page);
const devtools = await page.context().newCDPSession(page);
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
