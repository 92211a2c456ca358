import type { Page } from 'playwright/test';
import { kiosk } from '@/copy/en/kiosk';
import { breakAbout, breakList } from '../../support/break-list';
import { facts } from '../../support/filled-copy';
import {
  dock,
  followMenu,
  IDLE_SECONDS,
  openKiosk,
  WARNING_SECONDS,
  waitForRestScreen,
  waitIdle,
} from '../../support/kiosk';
import { scripts } from '../../support/network';
import { expect, screens, test } from '../../support/site';

test.use({
  viewport: { width: 1080, height: 1920 },
  hasTouch: true,
  expectedErrors: [/net::ERR_|dynamically imported module|loom broke/],
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const error = 'Unexpected Application Error!';
const homeTitle = 'Weaving Hope, Changing Lives';

test('a screen that fails', async ({ page }) => {
  await openKiosk(page, screens.contact);

  await test.step('QR codes that fail are left out, and nothing else', async () => {
    const failed = page.waitForEvent('console', (message) => /loom broke/.test(message.text()));
    const mend = await page.evaluateHandle(() => {
      const original = window.encodeURI;
      window.encodeURI = () => {
        throw new Error('The loom broke.');
      };
      return () => {
        window.encodeURI = original;
      };
    });
    await page.getByRole('main').getByRole('button', { name: '(212) 555-0142' }).first().tap();
    await failed;
    await expect(page.getByRole('dialog', { name: 'Call this number' })).toContainText('(212) 555-0142');
    await page.keyboard.press('Escape');
    await expect(heading(page)).toHaveText('Talk to Us');
    await expect(dock(page)).toBeVisible();
    await mend.evaluate((run) => run());
  });

  await test.step('the page leaves an error for Home after 30 seconds', async () => {
    await breakAbout(page);
    await followMenu(page, 'About');
    await expect(heading(page)).toHaveText(error);
    await expect(page.getByRole('button', { name: 'Reload the Page' })).toHaveCount(0);
    await waitIdle(page, 25);
    await expect(heading(page)).toHaveText(error);
    await waitIdle(page, 6);
    await expect(heading(page)).toHaveText(homeTitle);
  });

  await test.step('an error does not take the idle reset along', async () => {
    await followMenu(page, 'About');
    await expect(heading(page)).toHaveText(error);
    await waitForRestScreen(page);
  });
});

test('a rest screen that fails says how to call, and restarts the page', async ({ page, context }) => {
  await openKiosk(page);
  await breakList(page, 'largeText');
  await waitIdle(page, IDLE_SECONDS + WARNING_SECONDS + 2);
  const notice = page.getByRole('dialog', { name: kiosk(facts.en).failed.title });
  await expect(notice).toContainText('(212) 555-0142');
  for (const key of ['Escape', 'Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
  // Otherwise, what has failed could be touched.
  await expect.poll(() => notice.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await waitIdle(page, 20);
  await expect(notice).toBeVisible();
  await context.setOffline(true);
  await waitIdle(page, 30);
  await expect(notice).toBeVisible();
  const restarted = page.waitForEvent('load');
  await context.setOffline(false);
  await restarted;
  await expect(dock(page)).toBeAttached();
  await expect(notice).toHaveCount(0);
  await waitForRestScreen(page);
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
