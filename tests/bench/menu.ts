import type { Browser } from 'playwright';
import { openFirst } from './first-visit';
import type { Profile } from './profiles';

declare global {
  interface Window {
    menuOpens?: number;
  }
}

/** Presses the menu button again and again, as an impatient visitor does. */
function pressUntilOpen(): void {
  const press = async () => {
    const menu = document.querySelector<HTMLButtonElement>('header button[aria-controls]');
    const pressed = performance.now();
    menu?.click();
    // React updates the page in a later task.
    await new Promise((resolve) => setTimeout(resolve));
    if (menu?.getAttribute('aria-expanded') === 'true') window.menuOpens = pressed;
    else setTimeout(press, 20);
  };
  setTimeout(press, 20);
}

/** The time from the start of a visit to the first press that opens the menu, in milliseconds. */
export async function timeUntilMenu(browser: Browser, url: string, profile: Profile): Promise<number> {
  const { page, close } = await openFirst(browser, url, profile, pressUntilOpen);
  await page.waitForFunction(() => window.menuOpens !== undefined);
  const time = await page.evaluate(() => window.menuOpens ?? Number.NaN);
  await close();
  return time;
}
