import type { Browser } from 'playwright';
import { openFirst } from './first-visit';
import type { Profile } from './profiles';

declare global {
  interface Window {
    menuAnswers?: number;
  }
}

/** Presses the menu again and again, as somebody does who cannot wait. */
function pressUntilItAnswers(): void {
  const press = async () => {
    const menu = document.querySelector<HTMLButtonElement>('header button[aria-controls]');
    const pressed = performance.now();
    menu?.click();
    // What the press changes is there a moment later.
    await new Promise((resolve) => setTimeout(resolve));
    if (menu?.getAttribute('aria-expanded') === 'true') window.menuAnswers = pressed;
    else setTimeout(press, 20);
  };
  setTimeout(press, 20);
}

/** How long it takes from a visit's beginning to the press after which the menu first opens, in milliseconds. */
export async function timeUntilMenu(browser: Browser, address: string, profile: Profile): Promise<number> {
  const { page, close } = await openFirst(browser, address, profile, pressUntilItAnswers);
  await page.waitForFunction(() => window.menuAnswers !== undefined);
  const time = await page.evaluate(() => window.menuAnswers ?? Number.NaN);
  await close();
  return time;
}
