import type { Locator, Page } from 'playwright/test';
import { breakAbout, breakList } from '../../../support/break-list';
import { guideKeys } from '../../../support/guide';
import {
  dock,
  followMenu,
  IDLE_SECONDS,
  idleWarning,
  openKiosk,
  restScreen,
  WARNING_SECONDS,
  waitForNextPress,
  waitForRestScreen,
  waitIdle,
} from '../../../support/kiosk';
import { further } from '../../../support/matrix';
import { failFirst, scripts } from '../../../support/network';
import { expect, screens, test } from '../../../support/site';
import { mockTimedVoice } from '../../../support/timed-voice';

test.use({
  viewport: { width: 1080, height: 1920 },
  hasTouch: true,
  expectedErrors: [/net::ERR_|dynamically imported module|loom broke/],
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const error = 'Unexpected Application Error!';

/** Presses keys of the audio guide, and thinks for a while after each. */
async function pressGuideKeys(page: Page): Promise<void> {
  for (let count = 0; count < 4; count += 1) {
    await page.keyboard.press(guideKeys.down);
    await waitIdle(page, 12);
  }
}

for (const [way, listen, size = {}] of [
  ['the audio guide', pressGuideKeys],
  ['Read aloud', (page: Page) => page.getByRole('button', { name: 'Read aloud' }).tap(), further],
] as const) {
  test(
    `an error does not leave while ${way} speaks, but for Home 30 seconds later`,
    size,
    async ({ page }) => {
      await mockTimedVoice(page);
      await openKiosk(page);
      await breakAbout(page);
      await followMenu(page, 'About');
      await expect(heading(page)).toHaveText(error);
      await expect(page.getByRole('button', { name: 'Reload the Page' })).toHaveCount(0);
      await waitIdle(page, 25);
      await listen(page);
      const silence = () => page.evaluate(() => window.timedVoice.silence());
      while ((await silence()) < 27_000) await waitIdle(page, 1);
      await expect(heading(page)).toHaveText(error);
      await waitIdle(page, 5);
      await expect(heading(page)).toHaveText('Weaving Hope, Changing Lives');
    },
  );
}

test('an error takes neither the idle reset nor the staff panel along, nor what was typed', async ({
  page,
}) => {
  await openKiosk(page, screens.contact);
  await breakAbout(page);
  await page.getByLabel('First Name').fill('Ada');
  await page.evaluate(() => {
    const original = String.prototype.replace;
    String.prototype.replace = function (this: string, ...args: Parameters<typeof original>) {
      // The document's title, outside the screen's own error boundary.
      if (this.startsWith('{screen}')) throw new Error('The loom broke.');
      return original.apply(this, args);
    } as typeof original;
    window.addEventListener('mend-title', () => {
      String.prototype.replace = original;
    });
    window.location.hash = '#/programs';
  });
  await expect(heading(page)).toHaveText(error);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+Q');
  await page.getByRole('dialog', { name: 'Staff' }).getByRole('button', { name: 'Close' }).click();

  await page.evaluate(() => window.dispatchEvent(new Event('mend-title')));
  await waitIdle(page, 32);
  await expect(heading(page)).toHaveText('Weaving Hope, Changing Lives');
  await followMenu(page, 'Contact');
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');

  await followMenu(page, 'About');
  await expect(heading(page)).toHaveText(error);
  await waitForRestScreen(page);
});

test('QR codes that fail are left out, and nothing else', further, async ({ page }) => {
  const failed = page.waitForEvent('console', (message) => /loom broke/.test(message.text()));
  await openKiosk(page, screens.contact);
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
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the kiosk itself is fetched again when that failed, with a file that it imports', async ({ page }) => {
  await failFirst(page, 'screens');
  await page.clock.install();
  await page.goto(`?kiosk${screens.home.hash}`);
  await expect(heading(page)).toBeVisible();
  await expect
    .poll(async () => {
      await waitIdle(page, 6);
      return dock(page).count();
    })
    .toBe(1);
});

test(
  'while requests for its script stall, the kiosk tries again, and then restarts',
  further,
  async ({ page }) => {
    let requests = 0;
    let isStalled = true;
    await page.route(scripts('kiosk'), async (route) => {
      requests += 1;
      // Never answered: the browser itself waits for minutes.
      if (!isStalled) await route.continue();
    });
    await page.clock.install();
    await page.goto('?kiosk');
    await expect(heading(page)).toBeVisible();
    await expect(async () => {
      await waitIdle(page, 6);
      expect(requests).toBe(3);
    }).toPass({ intervals: [10] });
    isStalled = false;
    const restarted = page.waitForEvent('load');
    await waitIdle(page, 60);
    await restarted;
    await expect(dock(page)).toBeAttached();
  },
);

test('when the rest screen fails, the page says how to call, and restarts after a while, once it is online', async ({
  page,
  context,
}) => {
  await openKiosk(page);
  await breakList(page, 'largeText');
  await waitIdle(page, IDLE_SECONDS + WARNING_SECONDS + 2);
  const notice = page.getByRole('dialog', { name: 'This screen is about to start over' });
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

/** Changes one of the page's clocks, as sleep or a correction of the time does, without a timer firing. */
async function advance(page: Page, clock: 'performance' | 'date', seconds: number): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(
    ([clock, milliseconds]) => {
      const target = clock === 'performance' ? performance : Date;
      const original = target.now.bind(target);
      target.now = () => original() + milliseconds;
    },
    [clock, seconds * 1000] as const,
  );
}

for (const [clock, wake, size] of [
  ['performance', (link: Locator) => link.tap(), {}],
  ['date', (link: Locator) => link.press('Enter'), further],
] as const) {
  test(
    `time that passes by the ${clock} clock alone counts, and the one who comes back finds a fresh site`,
    size,
    async ({ page }) => {
      await openKiosk(page, screens.contact);
      await page.getByLabel('First Name').fill('Ada');
      const link = page.getByRole('link', { name: 'About', exact: true }).first();
      await link.focus();
      await advance(page, clock, IDLE_SECONDS + WARNING_SECONDS + 1);
      await wake(link);
      await page.clock.resume();
      await expect(page).toHaveURL(/#\/$/);
      await expect(heading(page)).toHaveText('Weaving Hope, Changing Lives');
      if (await restScreen(page).isVisible()) await restScreen(page).tap();
      await followMenu(page, 'Contact');
      await expect(page.getByLabel('First Name')).toHaveValue('');
    },
  );
}

test('a clock that is set back does not keep the last visitor’s page open', further, async ({ page }) => {
  await openKiosk(page, screens.contact);
  await advance(page, 'date', -86_400);
  await page.clock.resume();
  await waitForRestScreen(page);
});

test(
  'the staff panel does not stop the idle clock, even when it was opened from the rest screen',
  further,
  async ({ page }) => {
    await openKiosk(page);
    await waitForRestScreen(page);
    await page.keyboard.press('Control+Shift+Q');
    const panel = page.getByRole('dialog', { name: 'Staff' });
    await expect(panel).toBeVisible();
    await waitIdle(page, IDLE_SECONDS + 2);
    await expect(idleWarning(page)).toBeVisible();
    await waitIdle(page, WARNING_SECONDS);
    await expect(panel).toHaveCount(0);
    await expect(restScreen(page)).toBeVisible();
  },
);

test('nothing can be copied or cut', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openKiosk(page, screens.contact);
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  const field = page.getByLabel('First Name');
  await field.fill('Ada');
  for (const key of ['Control+C', 'Control+X']) {
    await field.press('Control+A');
    await field.press(key);
  }
  await expect(field).toHaveValue('Ada');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
});

test('middle, Ctrl, Shift and Alt clicks open nothing, by mouse or by keyboard', async ({
  page,
  context,
}) => {
  await openKiosk(page);
  const opened: string[] = [];
  context.on('page', (other) => opened.push(other.url()));
  page.on('download', (download) => opened.push(download.url()));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });
  await link.click({ button: 'middle' });
  for (const modifier of ['Control', 'Shift', 'Alt'] as const) {
    await link.click({ modifiers: [modifier] });
    await link.focus();
    await page.keyboard.press(`${modifier}+Enter`);
  }
  await expect(page).toHaveURL(/#\/$/);
  await waitForNextPress(page);
  await link.click();
  await expect(heading(page)).toHaveText('About Weaving Hope');
  expect(opened).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});
