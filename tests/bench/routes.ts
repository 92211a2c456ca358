import type { Browser } from 'playwright';
import { dock } from '@/copy/en/kiosk';
import { screenNames } from '@/copy/en/shared';
import { navigation } from '@/copy/screen-paths';
import { openPage } from './browser';
import { type Profile, slowDown } from './profiles';

/** The time from the click on each screen’s link, in the kiosk's menu too, until its heading is painted, in milliseconds. */
export async function measureRoutes(browser: Browser, url: string, profile: Profile) {
  const page = await openPage(browser, profile.context);
  await page.goto(url, { waitUntil: 'networkidle' });
  await slowDown(await page.context().newCDPSession(page), profile);

  const kioskDock = page.getByRole('region', { name: dock.label });
  // It renders after the page has loaded.
  const isKiosk = url.includes('?kiosk');
  const times: Record<string, number> = {};
  // Starts on Home and returns to it last.
  for (const screen of [...navigation.slice(1), ...navigation.slice(0, 1)]) {
    if (isKiosk) await kioskDock.getByRole('button', { name: dock.menu, exact: true }).click();
    // On a phone, the links are in the menu, which is closed.
    const link = page
      .getByRole(isKiosk ? 'dialog' : 'banner')
      .getByRole('link', { name: screenNames[screen], exact: true, includeHidden: true });
    times[screenNames[screen]] = await link.evaluate(async (target: HTMLElement) => {
      // A visitor reads before the next click, and work started by the previous one is done by then.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const before = document.querySelector('h1');
      const start = performance.now();
      target.click();
      const frame = () => new Promise(requestAnimationFrame);
      while (document.querySelector('h1') === before || !document.querySelector('h1')) await frame();
      // The frame has been painted by the time the next task runs.
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    });
  }
  await page.close();
  return times;
}
