import type { Page } from 'playwright/test';
import { kiosk } from '@/copy/en/kiosk';
import { breakAbout, breakList } from '../../support/break-list';
import { facts } from '../../support/filled-copy';
import { guideKeys, listen } from '../../support/guide';
import { dock, followMenu, openKiosk, test } from '../../support/kiosk';
import {
  IDLE_SECONDS,
  restScreen,
  WARNING_SECONDS,
  waitForRestScreen,
  waitIdle,
} from '../../support/kiosk-visit';
import { scripts } from '../../support/network';
import { expect, heading, screens } from '../../support/site';
import { mockVoices } from '../../support/speech';

test.use({ expectedErrors: [/net::ERR_|dynamically imported module|loom broke/] });

const error = 'Unexpected Application Error!';
const homeTitle = 'Weaving Hope, Changing Lives';

/** Makes the title of Programs throw outside the screens. Returns a function that repairs it. */
async function breakPrograms(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const title = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
    Object.defineProperty(document, 'title', {
      configurable: true,
      set(text: string) {
        if (text.startsWith('Programs')) throw new Error('The loom broke.');
        title?.set?.call(document, text);
      },
    });
    window.location.hash = '#/programs';
  });
  return () => page.evaluate(() => void Reflect.deleteProperty(document, 'title'));
}

test('QR codes that fail are left out, and nothing else', async ({ page }) => {
  await openKiosk(page, screens.contact);
  const failed = page.waitForEvent('console', (message) => /loom broke/.test(message.text()));
  await page.evaluate(() => {
    window.encodeURI = () => {
      throw new Error('The loom broke.');
    };
  });
  await page.getByRole('main').getByRole('button', { name: '(212) 555-0142' }).first().tap();
  await failed;
  await expect(page.getByRole('dialog', { name: 'Call this number' })).toContainText('(212) 555-0142');
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText('Talk to Us');
  await expect(dock(page)).toBeVisible();
});

test('an error stays while the guide speaks, and for 30 seconds after', async ({ page }) => {
  await mockVoices(page);
  await openKiosk(page, screens.contact);
  await breakAbout(page);
  await followMenu(page, 'About');
  await expect(heading(page)).toHaveText(error);
  await expect(page.getByRole('button', { name: 'Reload the Page' })).toHaveCount(0);
  await waitIdle(page, 25);
  await page.keyboard.press(guideKeys.down);
  await waitIdle(page, 4);
  await listen(page);
  // After 15 seconds of silence, it says how to continue.
  await waitIdle(page, 16);
  await listen(page);
  await waitIdle(page, 27);
  await expect(heading(page)).toHaveText(error);
  await waitIdle(page, 5);
  await expect(heading(page)).toHaveText(homeTitle);
});

test('an error neither blocks the staff panel nor erases typed text', async ({ page }) => {
  await openKiosk(page, screens.contact);
  await page.getByLabel('First Name').fill('Ada');
  const repair = await breakPrograms(page);
  await expect(heading(page)).toHaveText(error);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+Q');
  await page.getByRole('dialog', { name: 'Staff' }).getByRole('button', { name: 'Close' }).click();
  await repair();
  await expect(async () => {
    await waitIdle(page, 5);
    await expect(heading(page)).toHaveText(homeTitle, { timeout: 1_000 });
  }).toPass({ intervals: [10] });
  await followMenu(page, 'Contact');
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

test('an error does not take the idle reset along', async ({ page }) => {
  await openKiosk(page, screens.contact);
  await breakAbout(page);
  await followMenu(page, 'About');
  await expect(heading(page)).toHaveText(error);
  await waitForRestScreen(page);
});

test('a rest screen that fails says how to call, and restarts the page', async ({ page, context }) => {
  await openKiosk(page);
  await breakList(page, 'largeText');
  await waitIdle(page, IDLE_SECONDS + WARNING_SECONDS + 2);
  const notice = page.getByRole('dialog', { name: kiosk(facts.en).failed.title });
  await expect(notice).toContainText('(212) 555-0142');
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  // Otherwise, what has failed could be touched.
  await expect.poll(() => notice.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await context.setOffline(true);
  await waitIdle(page, 30);
  await expect(notice).toBeVisible();
  const restarted = page.waitForEvent('load');
  await context.setOffline(false);
  await restarted;
  await expect(dock(page)).toBeAttached();
  await expect(notice).toHaveCount(0);
});

test('while the request for its script stalls, the kiosk restarts', async ({ page }) => {
  let requests = 0;
  let isStalled = true;
  await page.route(scripts('kiosk'), async (route) => {
    requests += 1;
    // Never answered: the browser itself waits for minutes.
    if (!isStalled) await route.continue();
  });
  await page.clock.install();
  await page.goto('?kiosk');
  await expect.poll(() => requests).toBeGreaterThan(0);
  // Without its dock, nobody could use it.
  await expect(page.getByRole('main')).toBeHidden();
  isStalled = false;
  const restarted = page.waitForEvent('load');
  await waitIdle(page, 95);
  await restarted;
  await expect(dock(page)).toBeAttached();
});

/** Changes one of the page's clocks, as sleep or a correction of the time does, without a timer firing. */
async function advance(page: Page, clock: 'performance' | 'Date', seconds: number): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.evaluate(
    ([name, milliseconds]) => {
      const now = window[name].now.bind(window[name]);
      window[name].now = () => now() + milliseconds;
    },
    [clock, seconds * 1000] as const,
  );
}

test('time that passes by one clock alone counts', async ({ page }) => {
  await openKiosk(page, screens.contact);
  await page.getByLabel('First Name').fill('Ada');
  const link = page.getByRole('main').getByRole('link', { name: 'Find Us' });
  await link.focus();
  await advance(page, 'performance', IDLE_SECONDS + WARNING_SECONDS + 1);
  await link.tap();
  await page.clock.resume();
  await expect(page).toHaveURL(/#\/$/);
  if (await restScreen(page).isVisible()) await restScreen(page).tap();
  await followMenu(page, 'Contact');
  await expect(page.getByLabel('First Name')).toHaveValue('');

  await test.step('a clock that is set back does not keep the last visitor’s page open', async () => {
    await advance(page, 'Date', -86_400);
    await page.clock.resume();
    await waitForRestScreen(page);
  });
});
