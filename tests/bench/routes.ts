import type { Browser } from 'playwright';
import { navigation } from '../../src/content/en/site';
import { allowNames } from './allow-names';
import { type Profile, slowDown } from './profiles';

/** How long each screen takes from the click on its link until its heading is painted, in milliseconds. */
export async function measureRoutes(
  browser: Browser,
  address: string,
  profile: Profile,
): Promise<Record<string, number>> {
  const context = await browser.newContext(profile.context);
  const page = await context.newPage();
  await allowNames(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await slowDown(await context.newCDPSession(page), profile);

  const times: Record<string, number> = {};
  // Home is left first, and come back to last.
  for (const { name, path } of [...navigation.slice(1), ...navigation.slice(0, 1)]) {
    times[name] = await page.evaluate(async (target) => {
      // A visitor reads before the next click: what the last one began is done by then.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const before = document.querySelector('h1');
      const link = document.querySelector<HTMLAnchorElement>(`nav a[href="#${target}"]`);
      const start = performance.now();
      link?.click();
      const frame = () => new Promise(requestAnimationFrame);
      while (document.querySelector('h1') === before || !document.querySelector('h1')) await frame();
      // The frame in which it is there paints it; the next task comes after that.
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    }, path);
  }
  await context.close();
  return times;
}
