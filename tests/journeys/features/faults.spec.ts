import type { Page } from 'playwright/test';
import { errorScreen, readingTools } from '@/copy/en/shared';
import { breakAbout, breakList } from '../../support/break-list';
import { contactField, fillContactForm } from '../../support/contact';
import { displaySettingsButton, displaySettingsDialog } from '../../support/display-settings';
import { easyReadToggle } from '../../support/easy-read';
import {
  breakScript,
  disablePrefetch,
  failFirst,
  failingComponent,
  hold,
  scripts,
} from '../../support/network';
import { expect, follow, heading, hydrated, openScreen, screens, test } from '../../support/site';

test.use({
  expectedErrors: [
    /net::ERR_|404|dynamically imported module|Failed to load resource|loom broke|Unexpected|incomplete|React error #520|The site failed/,
  ],
});

const { home, admin } = screens;
const homeHeading = 'Weaving Hope, Changing Lives';
const failedHeading = 'Unexpected Application Error!';

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });
const reload = (page: Page) => page.getByRole('button', { name: 'Reload the Page' });

async function expectAbout(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: 'Key Focus Areas' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
}

test.describe('the first scripts', () => {
  const notice = (page: Page) => page.locator('#scripts-off');
  const entry = scripts('main');

  async function expectNotice(page: Page, text = homeHeading): Promise<void> {
    await expect(page.getByRole('alert')).toBeVisible();
    const ways = ['(212) 555-0142', '(212) 555-0199', '(212) 555-0144', 'hello@weavinghope.example'];
    await expect(notice(page).getByRole('link')).toHaveText([...ways, 'Reload this page']);
    await expect(heading(page)).toHaveText(text);
    await expect(heading(page)).toBeVisible();
    await expect(displaySettingsButton(page)).toBeHidden();
  }

  test('are missing or throw: the screen is shown at once, with a notice', async ({ page, siteUrl }) => {
    await page.route(entry, (route) => route.abort());
    for (const [{ hash }, text] of [
      [screens.about, 'About Weaving Hope'],
      // It has no page.
      [admin, homeHeading],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(hash);
      await expectNotice(page, text);
    }
    await page.unroute(entry);
    await breakScript(page, 'main', 'throw new Error("The loom broke.");');
    await page.goto('about:blank');
    await page.goto(screens.about.hash);
    await expectNotice(page, 'About Weaving Hope');
    await page.unroute(entry);
    await follow(page, 'Contact');
    await expect(page).toHaveURL(`${siteUrl}contact/`);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await hydrated(page);
    // A reload of the app shows its screen, too.
    await follow(page, 'About');
    await page.route(entry, (route) => route.abort());
    await page.reload();
    await expect(page).toHaveURL(`${siteUrl}about/`);
    await expectNotice(page, 'About Weaving Hope');
  });

  test('fail where they start: the page shows its notice at once', async ({ page }) => {
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start + 1_000);
    await page.addInitScript(() => {
      Document.prototype.importNode = () => {
        throw new Error('The loom broke.');
      };
    });
    await page.goto('');
    await expectNotice(page);
  });

  test('stall: Home is shown after ten seconds, until they come', async ({ page }) => {
    const start = Date.now();
    await page.clock.install({ time: start });
    const release = await hold(page, entry);
    await page.goto(admin.hash, { waitUntil: 'commit' });
    await expect(notice(page)).toBeAttached();
    await page.clock.pauseAt(start + 9_000);
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(4_000);
    await expectNotice(page);
    release();
    await expect(notice(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${admin.hash}$`));
    await expect(page).toHaveTitle(new RegExp(`^${admin.name}`));
  });

  test('fail in a kiosk in a browser, which reloads by itself', async ({ page }) => {
    await page.clock.install();
    await page.route(entry, (route) => route.abort());
    await page.goto('?KIOSK');
    await expectNotice(page);
    await page.unroute(entry);
    const reloaded = page.waitForEvent('load');
    await page.clock.runFor(61_000);
    await reloaded;
    await expect(page.locator('html[data-kiosk]')).toBeAttached();
  });
});

test('a screen that throws says so in plain words, on a page that still works', async ({ page }) => {
  const main = page.getByRole('main');
  await breakAbout(page);
  await openScreen(page, home);
  await follow(page, 'About');
  await expect(heading(page)).toHaveText(failedHeading);
  await expect(main.getByText(errorScreen.text)).toBeVisible();
  await expect(main.getByText(errorScreen.help)).toBeVisible();
  await expect(main.getByRole('link', { name: '(212) 555-0142' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Details for Support' })).toContainText('The loom broke.');
  await expect(page.locator('body')).not.toContainText(/\.(js|tsx?):\d+/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The heading, which gets the focus, says it already.
  await expect(page.getByRole('alert')).toHaveCount(0);

  await main.getByRole('link', { name: 'Home' }).click();
  await expect(heading(page)).toHaveText(homeHeading);
  await expect(heading(page)).toBeFocused();
});

test('code that cannot be fetched once opens on the next try', async ({ page }) => {
  await page.clock.install();
  await disablePrefetch(page);
  for (const name of ['about-screen', 'display-settings-dialog', 'easy-read-screen'])
    await failFirst(page, name);
  await openScreen(page, home);
  await follow(page, 'About');
  await expect(heading(page)).toHaveText(failedHeading);
  await expect(page.getByRole('main')).toContainText(errorScreen.offline);
  await expect(reload(page)).toHaveCount(0);
  await tryAgain(page).click();
  await expectAbout(page);
  await displaySettingsButton(page).click();
  await expect(displaySettingsDialog(page)).toHaveCount(0);
  await page.clock.runFor(6_000);
  await displaySettingsDialog(page).getByRole('button', { name: 'Close' }).click();
  await easyReadToggle(page).click();
  await page.clock.runFor(6_000);
  await expect(page.getByRole('button', { name: 'Show the full page' })).toBeVisible();
});

test('Easy read, settings, notifications and tooltips fail alone', async ({ page }) => {
  const broken = page.waitForEvent('console', (message) => /loom broke/.test(message.text()));
  for (const name of ['easy-read-screen', 'display-settings-dialog', 'notifications', 'tooltip-layer'])
    await breakScript(page, name, failingComponent);
  await fillContactForm(page, { firstName: 'Ada' });
  await hydrated(page);
  await easyReadToggle(page).click();
  await expect(page.getByText(readingTools.easyRead.failed)).toBeVisible();
  await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(() => displaySettingsButton(page).click({ timeout: 1_000 })).toPass();
  await broken;
  await expect(heading(page)).toHaveText('Talk to Us');
  await expect(contactField(page, 'firstName')).toHaveValue('Ada');
  await follow(page, 'About');
  await expectAbout(page);
});

test('when the whole site fails, neither edits nor typed text are lost', async ({ page }) => {
  // About is fetched only once its layout is back.
  await disablePrefetch(page);
  await fillContactForm(page, { firstName: 'Ada', message: 'Hello' });
  // The navigation, in the header and the footer.
  const repair = await breakList(page, 'home');
  await follow(page, 'About');
  await expect(heading(page)).toHaveText(failedHeading);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByLabel(errorScreen.typed)).toHaveValue('Ada\nHello');
  await repair();
  await tryAgain(page).click();
  await expectAbout(page);
  await follow(page, 'Contact');
  await expect(contactField(page, 'message')).toHaveValue('Hello');
});

test('after a new release, an open page keeps working, and loses nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(scripts('admin-screen'), (route) => route.fulfill({ status: 404 }));
  await fillContactForm(page, { firstName: 'Ada', message: 'Hello' });
  await page.evaluate(() => location.assign('#/admin'));
  await expect(tryAgain(page)).toBeVisible();
  await expect(reload(page)).toHaveCount(0);
  await tryAgain(page).click();
  await expect(reload(page)).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Copy Text' }).click();
  await expect(page.getByText(errorScreen.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Ada\nHello');
  await follow(page, 'Contact');
  await expect(contactField(page, 'message')).toHaveValue('Hello');
});
