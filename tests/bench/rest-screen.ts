import type { Browser } from 'playwright';
import { restScreen, waitForRestScreen } from '../support/kiosk-visit';
import { openPage } from './browser';
import { smallKiosk } from './profiles';

const DURATION_MS = 20_000;

/** The share of a core, in percent, that the movement of the rest screen takes without a graphics card. */
export async function measureRestScreen(browser: Browser, url: string): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  /** The time that all processes of the browser have used, in seconds. */
  const processorTime = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const page = await openPage(browser, smallKiosk.context);
  await page.clock.install();
  await page.goto(`${url}?kiosk`, { waitUntil: 'networkidle' });
  await waitForRestScreen(page);
  await page.clock.resume();
  await restScreen(page).getByText('Weaving Hope').waitFor();

  const before = await processorTime();
  // Not a wait for something to happen: what is measured is what happens in that time.
  await page.waitForTimeout(DURATION_MS);
  const used = (await processorTime()) - before;
  await page.close();
  return (used * 1_000 * 100) / DURATION_MS;
}
