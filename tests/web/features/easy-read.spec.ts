import type { Page } from 'playwright/test';
import { clickButton, fillForm, lists, openTab } from '../../support/admin';
import { expectNoAxeViolations } from '../../support/axe';
import { changeDisplaySettings } from '../../support/display-settings';
import { easyReadToggle, switchEasyReadOn } from '../../support/easy-read';
import { expectNoHorizontalScroll } from '../../support/layout';
import { scripts } from '../../support/network';
import { attemptedPath, expect, openScreen, publicScreens, screens, test } from '../../support/site';

const { home, programs, contact, notFound } = screens;

/** Facts of each screen that its Easy read version must contain. */
const facts: Record<string, readonly string[]> = {
  Home: ['17', '1000', '50', '100', '(212) 555-0142', 'We find the right help for you', 'Rated 5 out of 5'],
  About: ['17 goals', 'Goal 1: No one is poor.', 'small loans', 'hello@weavinghope.example', '@weavinghope'],
  Services: [
    'Resource Directory',
    'Provider Matching',
    '2. We talk about what you need',
    '30 minutes',
    'Community',
    'support@weavinghope.example',
  ],
  Programs: [
    'Employment Support',
    'Mondays and Thursdays, 1:00 PM to 4:00 PM',
    '16 years or older',
    'December 15, 2024',
    '10:00 AM to 2:00 PM',
    'Community Center, Room 4',
  ],
  'Get Involved': ['Peer Mentor', '4 to 6 hours a month', '$25', '$50', '$100', '$250', 'For companies'],
  Contact: [
    '(212) 555-0199',
    '24 hours a day',
    '7 days a week',
    '17 Loom Street, New York, NY 10001',
    'Monday to Friday 8:00 AM to 6:00 PM',
    'Sunday closed',
    '(212) 555-0143',
    'partners@weavinghope.example',
    'within 24 hours on business days',
  ],
};

/** The links of the menu in Easy read, which are also the titles of the screens, except on Home. */
const menu = ['Home', 'About us', 'Get help', 'Programs and events', 'Give help', 'Talk to us'];

test('every screen has an Easy read version with a plain title and the same facts, on which it stays on', async ({
  page,
}) => {
  await openScreen(page, home);
  await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'false');
  await switchEasyReadOn(page);
  await expect(easyReadToggle(page)).toBeFocused();
  for (const [index, screen] of publicScreens.entries()) {
    await test.step(screen.name, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openScreen(page, screen);
      await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'true');
      const title = screen === home ? 'Weaving Hope, Changing Lives' : (menu[index] ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      for (const fact of facts[screen.name] ?? []) await expect(page.getByRole('main')).toContainText(fact);
      // Each idea has a picture, which is hidden from screen readers.
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem');
      const ideas = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasNot: page.locator('a[href^="#"]') });
      await expect(ideas.filter({ has: page.locator('svg[aria-hidden=true]') })).toHaveCount(
        await ideas.count(),
      );
      await expect(contents).toHaveText(
        await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts(),
      );

      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoHorizontalScroll(page);
      await expectNoAxeViolations(page);
    });
  }
});

test('its button is apart from the header and from the heading', async ({ page }) => {
  await openScreen(page, programs);
  for (const [width, textSize] of [
    [390, '100%'],
    [1280, '100%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await changeDisplaySettings(page, { 'Text size': textSize });
    const header = await page.getByRole('banner').boundingBox();
    const button = await easyReadToggle(page).boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    if (!header || !button || !heading) throw new Error('The button or what is around it is missing.');
    expect(button.y - header.y - header.height, `${width} px`).toBeGreaterThanOrEqual(12);
    expect(heading.y - button.y - button.height, `${width} px`).toBeGreaterThanOrEqual(12);
  }
});

test('on wide windows, its menu has one row at 200%, and its column is as wide as on narrower ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await openScreen(page, programs);
  await switchEasyReadOn(page);
  const lines = page.getByRole('heading', { level: 2 }).first().locator('xpath=..');
  const width = (await lines.boundingBox())?.width ?? Number.NaN;
  await page.setViewportSize({ width: 1920, height: 844 });
  expect((await lines.boundingBox())?.width).toBeGreaterThanOrEqual(width);

  await changeDisplaySettings(page, { 'Text size': '200%' });
  const links = await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').all();
  const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
  expect(tops).toHaveLength(menu.length);
  expect(new Set(tops).size).toBe(1);
});

test('the lines of the footer are as yellow as those of the screen in black and yellow', async ({ page }) => {
  await openScreen(page, contact);
  await switchEasyReadOn(page);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'contrast';
  });
  const lines = await page
    .locator('main section, footer .border-b-2, footer .border-t-2')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { borderTopWidth, borderTopColor, borderBottomColor } = getComputedStyle(element);
        return borderTopWidth === '0px' ? borderBottomColor : borderTopColor;
      }),
    );
  expect(lines.length).toBeGreaterThan(2);
  expect(new Set(lines).size, lines.join()).toBe(1);
});

test('it stays on from screen to screen until it is switched off, and moves the focus to each heading', async ({
  page,
}) => {
  await openScreen(page, home);
  await switchEasyReadOn(page);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Programs and events' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Programs and events' })).toBeFocused();
  await expect(page.getByText('When: Tuesdays, 6:00 PM to 7:30 PM')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Learn More/ })).toHaveCount(0);

  await easyReadToggle(page).click();
  await expect(easyReadToggle(page)).toBeFocused();
  await expect(page.getByRole('button', { name: /^Learn More/ })).toHaveCount(6);
  await expect(page.getByText('When: Tuesdays, 6:00 PM to 7:30 PM')).toHaveCount(0);
});

test('phone numbers and addresses are links; the contents list moves the focus to a section in view', async ({
  page,
}) => {
  await openScreen(page, contact);
  await switchEasyReadOn(page);
  const link = (name: string) => page.getByRole('main').getByRole('link', { name });
  await expect(link('(212) 555-0199')).toHaveAttribute('href', 'tel:+12125550199');
  await expect(link('support@')).toHaveAttribute('href', 'mailto:support@weavinghope.example');

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Where we are' }).press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: 'Where we are' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#\/contact#section-4$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show the full page' })).toBeFocused();
});

test('the menu and the footer are in plain words while it is on', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  const columns = page.getByRole('contentinfo').getByRole('heading', { level: 2 });
  const usual = publicScreens.map(({ name }) => name);
  await openScreen(page, programs);
  await expect(links).toHaveText(usual);
  await switchEasyReadOn(page);
  await expect(links).toHaveText(menu);
  await expect(links.filter({ hasText: 'Programs and events' })).toHaveAttribute('aria-current', 'page');
  await expect(columns).toHaveText(['Weaving Hope', 'All pages', 'How we help', 'Talk to us']);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Rules for this site' })).toBeVisible();
  await expect(footer.getByText('Advocacy Support')).toHaveCount(0);

  await links.filter({ hasText: 'Give help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Give help' })).toBeFocused();
  await expect(links).toHaveText(menu);

  await easyReadToggle(page).click();
  await expect(links).toHaveText(usual);
  await expect(footer.getByText('Advocacy Support')).toBeVisible();
});

test('the pictures are beside their text or above it, grow with it, and print', async ({ page }) => {
  await openScreen(page, contact);
  await switchEasyReadOn(page);
  const idea = page.getByRole('main').getByRole('listitem').filter({ hasText: 'You can ask us anything.' });
  const pictureBox = async () => {
    const box = await idea.locator('svg').boundingBox();
    if (!box) throw new Error('The picture is missing.');
    return box;
  };
  for (const [width, isBeside, growth] of [
    [320, false, 1],
    [390, false, 1.4],
    [1280, true, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await changeDisplaySettings(page, { 'Text size': '100%' });
    const picture = await pictureBox();
    const text = await idea.getByText('You can ask us anything.').boundingBox();
    expect(picture.width).toBeGreaterThanOrEqual(72);
    expect(picture.width).toBeLessThanOrEqual(96);
    if (isBeside) expect(text?.x).toBeGreaterThan(picture.x + picture.width);
    else expect(text?.y).toBeGreaterThanOrEqual(picture.y + picture.height);

    await changeDisplaySettings(page, { 'Text size': '200%' });
    const large = (await pictureBox()).width;
    expect(large).toBeGreaterThanOrEqual(growth * picture.width);
    // A phone keeps room for the text.
    expect(large).toBeLessThanOrEqual(width / 3);
  }

  await page.emulateMedia({ media: 'print' });
  await expect(idea.locator('svg')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
});

test('the button for the full page restores it, with the focus on its heading and everything typed so far', async ({
  page,
}) => {
  await openScreen(page, contact);
  await page.getByLabel('First Name').fill('Ada');
  await switchEasyReadOn(page);
  await expect(page.getByLabel('First Name')).toBeHidden();
  await page.getByRole('button', { name: 'Show the full page' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Talk to us' })).toBeFocused();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('it can be switched on and off with the keyboard; holding down a key toggles it once', async ({
  page,
}) => {
  await openScreen(page, programs);
  const fullPage = page.getByRole('button', { name: 'Show the full page' });
  await easyReadToggle(page).focus();
  await page.keyboard.press('Space');
  await expect(fullPage).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(fullPage).toBeHidden();
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'true');
});

test('edits by staff appear there, one sentence per line', async ({ page }) => {
  const [, , events] = lists;
  await openTab(page, 'Events');
  // Content Management itself has no Easy read version.
  await expect(easyReadToggle(page)).toHaveCount(0);
  await clickButton(page, 'Add Event');
  await fillForm(page, { ...events?.item, Description: 'Bring gloves. Dr. Kay brings soup.' });
  await clickButton(page, 'Save');
  await openScreen(page, programs);
  await switchEasyReadOn(page);
  for (const text of [
    'Day: March 9, 2025',
    'Time: 9:00 AM to 11:00 AM',
    'Bring gloves.',
    'Dr. Kay brings soup.',
  ]) {
    await expect(page.getByRole('listitem').getByText(text, { exact: true })).toBeVisible();
  }
});

test.describe('at an unknown address', () => {
  test.use({ expectedErrors: [attemptedPath], viewport: { width: 390, height: 844 } });

  test('it says in plain words that there is no such page, and leads to Home', async ({ page }) => {
    await openScreen(page, notFound);
    await switchEasyReadOn(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We did not find this page');
    const ideas = page.getByRole('main').getByRole('listitem');
    await expect(ideas).toHaveText([/There is no page.*“error 404”.*You did nothing wrong\./, /first page/]);
    for (const idea of await ideas.all()) await expect(idea.locator('svg')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);

    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveTitle(/^Home/);
    await expect(page.getByRole('button', { name: 'Show the full page' })).toBeVisible();
  });
});

/** Blocks the Easy read script until the returned function is called. */
async function blockEasyRead(page: Page): Promise<() => Promise<void>> {
  const script = scripts('tools');
  await page.route(script, (route) => route.abort());
  return () => page.unroute(script);
}

test.describe('while the Easy read version cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource|dynamically imported module/] });

  test('the error screen of a screen that cannot be loaded either is in plain words', async ({ page }) => {
    await page.clock.install();
    await blockEasyRead(page);
    await page.route(scripts('screens'), (route) => route.abort());
    await openScreen(page, home);
    await easyReadToggle(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This page did not open');
    await expect(heading).toBeFocused();
    const main = page.getByRole('main');
    await expect(main).toContainText('Maybe you have no internet now.');
    const lines = await main
      .getByText('You did nothing wrong.')
      .evaluate((text: HTMLElement) => text.innerText.split('\n'));
    expect(lines, 'one sentence a line').toHaveLength(3);
    await expect(main.getByRole('link', { name: '(212) 555-0142' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Details for support' })).toBeVisible();
    await expectNoAxeViolations(page);

    await easyReadToggle(page).click();
    await expect(heading).toHaveText('Unexpected Application Error!');
  });

  test('the standard screen stays until it can', async ({ page }) => {
    await page.clock.install();
    const unblock = await blockEasyRead(page);
    await openScreen(page, programs);
    await easyReadToggle(page).click();
    const notice = page.getByRole('main').locator('[aria-live]').filter({ hasText: 'One moment, please…' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('button', { name: /^Learn More/ })).toHaveCount(6);
    await unblock();
    await page.clock.runFor(6_000);
    await expect(page.getByRole('button', { name: 'Show the full page' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
