import type { Page } from 'playwright/test';
import { mockDeskHost } from '../../support/admin';
import { breakList } from '../../support/break-list';
import { contactField, fillContactForm } from '../../support/contact';
import { displaySettingsButton, displaySettingsDialog } from '../../support/display-settings';
import { further } from '../../support/matrix';
import { breakScript, disablePrefetch, failFirst, failingComponent, scripts } from '../../support/network';
import { expect, openScreen, screens, test } from '../../support/site';
import { addButton, sheetPanel } from '../../support/take-home';

test.use({
  expectedErrors: [
    /net::ERR_|404|dynamically imported module|loom broke|Unexpected|Incomplete|React error #520/,
  ],
});

const { home } = screens;

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });
const reload = (page: Page) => page.getByRole('button', { name: 'Reload the Page' });
const easyRead = (page: Page) => page.getByRole('button', { name: 'Easy read' });

function follow(page: Page, name: string): Promise<void> {
  return page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

async function expectAbout(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: 'Key Focus Areas' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test.describe('code that cannot be fetched once', () => {
  test.beforeEach(({ page }) => disablePrefetch(page));

  test('Try Again shows the screen, and others work as well', async ({ page }) => {
    await failFirst(page, 'screens');
    await openScreen(page, home);
    await follow(page, 'About');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('main')).toContainText('Check your internet connection');
    await expect(reload(page)).toHaveCount(0);
    await tryAgain(page).click();
    await expectAbout(page);
    await follow(page, 'Services');
    await expect(page.getByRole('heading', { level: 2, name: 'Our Process' })).toBeVisible();
  });

  test('Easy read and the display settings open once they can be fetched, and what they import as well', async ({
    page,
  }) => {
    await page.clock.install();
    await failFirst(page, 'tools');
    await openScreen(page, home);
    await displaySettingsButton(page).click();
    await expect(displaySettingsDialog(page)).toHaveCount(0);
    await page.clock.runFor(6_000);
    await displaySettingsDialog(page).getByRole('button', { name: 'Close' }).click();

    await failFirst(page, 'screens');
    await easyRead(page).click();
    await page.clock.runFor(6_000);
    await page.getByRole('button', { name: 'Show the full page' }).click();
    await follow(page, 'Contact');
    await expect(contactField(page, 'firstName')).toBeVisible();
  });
});

for (const [kind, body, size] of [
  ['does not parse', 'export default function (', further],
  ['throws when it is run', 'throw new Error("The loom broke.");\nexport default 1;', {}],
  ['is empty', '', further],
] as const) {
  test(
    `a screen whose code ${kind} offers a reload at once, and trying again may help`,
    size,
    async ({ page }) => {
      const fail = async () => {
        await breakScript(page, 'screens', body);
        await page.goto('about:blank');
        await openScreen(page, home);
        await follow(page, 'About');
        await expect(reload(page)).toBeVisible();
        await page.unroute(scripts('screens'));
      };
      await fail();
      await page.evaluate(() => {
        window.name = 'not reloaded';
      });
      await tryAgain(page).click();
      await expectAbout(page);
      expect(await page.evaluate(() => window.name)).toBe('not reloaded');

      await fail();
      await reload(page).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Key Focus Areas' })).toBeVisible();
    },
  );
}

for (const [part, use, size = {}] of [
  [
    'Easy read',
    async (page: Page) => {
      await easyRead(page).click();
      await expect(page.getByText('Easy read cannot be shown right now.')).toBeVisible();
      await expect(easyRead(page)).toHaveAttribute('aria-pressed', 'false');
    },
  ],
  ['the display settings', (page: Page) => displaySettingsButton(page).click(), further],
  ['the notifications and tooltips', async () => undefined, further],
] as const) {
  test(`${part} may fail, and everything around goes on`, size, async ({ page }) => {
    const broken = page.waitForEvent('console', (message) => /loom broke/.test(message.text()));
    await breakScript(page, 'tools', failingComponent);
    await fillContactForm(page, { firstName: 'Ada' });
    await use(page);
    await broken;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to Us');
    await expect(contactField(page, 'firstName')).toHaveValue('Ada');
    await follow(page, 'About');
    await expectAbout(page);
  });
}

test('the whole site fails, and neither edits nor what a visitor typed are lost', async ({ page }) => {
  // About is fetched only once its layout is back.
  await disablePrefetch(page);
  await fillContactForm(page, { firstName: 'Ada', message: 'Hello' });
  // The navigation, in the header and the footer.
  const mend = await breakList(page, 'home');
  await follow(page, 'About');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByLabel('Before you reload, you can copy what you typed:')).toHaveValue('Ada\nHello');

  await mend();
  await tryAgain(page).click();
  await expectAbout(page);
  await follow(page, 'Contact');
  await expect(contactField(page, 'message')).toHaveValue('Hello');
});

test('after a new release, an open page goes on, and what was typed can be copied before a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(scripts('content'), (route) => route.fulfill({ status: 404 }));
  await fillContactForm(page, { firstName: 'Ada', message: 'Hello' });
  await page.evaluate(() => {
    window.location.hash = '#/admin';
  });
  await expect(tryAgain(page)).toBeVisible();
  await expect(reload(page)).toHaveCount(0);
  await tryAgain(page).click();
  await expect(reload(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Copy Text' }).click();
  await expect(page.getByText('Copied. You can paste it wherever you like.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Ada\nHello');

  await follow(page, 'Services');
  await expect(page.getByRole('heading', { level: 2, name: 'Our Process' })).toBeVisible();
  await follow(page, 'Contact');
  await expect(contactField(page, 'message')).toHaveValue('Hello');
});

test('at a desk, the bridge to the menu, Find or New Visitor may fail, and everything around goes on', async ({
  page,
}) => {
  const tool = (name: string) =>
    page.getByRole('region', { name: 'Desk tools' }).getByRole('button', { name });
  const addPhone = () => addButton(page, 'Phone').click();
  await mockDeskHost(page);
  await page.addInitScript(() => {
    const fail = () => {
      throw new Error('The loom broke.');
    };
    if (window.foundationHost?.mode !== 'desk') return;
    const method = { '#/about': 'reportLanguage', '#/programs': 'reportDrafts' }[location.hash];
    if (method)
      window.foundationHost = { mode: 'desk', desk: { ...window.foundationHost.desk, [method]: fail } };
    else CSS.highlights.set = fail;
  });
  for (const { hash } of [screens.about, screens.programs, screens.services]) {
    const broken = page.waitForEvent('console', (message) => /loom broke/.test(message.text()));
    await page.goto('about:blank');
    await page.goto(hash);
    if (hash === screens.services.hash) await tool('Find').click();
    await broken;
    await openScreen(page, screens.contact);
    await addPhone();
    await expect(tool('Sheet (1)')).toBeVisible();
    if (hash === screens.programs.hash) continue;
    await tool('Sheet (1)').click();
    await expect(sheetPanel(page)).toBeVisible();
  }
});
