import { addItem, lists, openTab } from '../../support/admin';
import { expectNoAxeViolations } from '../../support/axe';
import { easyReadToggle, switchEasyReadOn } from '../../support/easy-read';
import { expectNoHorizontalScroll } from '../../support/layout';
import { further } from '../../support/matrix';
import { scripts } from '../../support/network';
import { expect, openScreen, publicScreens, screens, test } from '../../support/site';

const { home, programs, contact, notFound } = screens;

/** The links of the menu in Easy read. */
const menu = ['Home', 'About us', 'Get help', 'Programs', 'Give help', 'Talk to us'];

/** The titles of the screens in Easy read. */
const titles = [
  'Help for you and your family',
  'About us',
  'Get help',
  'Programs and events',
  'Give help',
  'Talk to us',
];

test('every screen has an Easy read version with a plain title, a picture for each idea, and a list of its sections', async ({
  page,
}) => {
  await openScreen(page, home);
  await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'false');
  await switchEasyReadOn(page);
  await expect(easyReadToggle(page)).toBeFocused();
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [index, screen] of publicScreens.entries()) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(titles[index] ?? '');
      // The lines in other languages are one idea.
      const lines = page.locator('li:not([lang])');
      const ideas = main
        .getByRole('listitem')
        .and(lines)
        .filter({ hasNot: page.locator('a[href*="#"]') });
      await expect(ideas.filter({ has: page.locator('[aria-hidden=true] svg') })).toHaveCount(
        await ideas.count(),
      );
      await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem')).toHaveText(
        await main.getByRole('heading', { level: 2 }).allInnerTexts(),
      );
      await expectNoHorizontalScroll(page);
      await expectNoAxeViolations(page);
    });
  }
});

test('it stays on from screen to screen and in the address, with menu and footer in plain words, until it is off', async ({
  page,
}) => {
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  const footer = page.getByRole('contentinfo');
  const standardButtons = page.getByRole('button', { name: /^Learn More/ });
  const usual = publicScreens.map(({ name }) => name);
  await openScreen(page, home);
  await expect(links).toHaveText(usual);
  const entries = await page.evaluate(() => history.length);
  await switchEasyReadOn(page);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.getByRole('main').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused();
  await links.filter({ hasText: 'Programs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Programs and events' })).toBeFocused();
  await expect(page.getByText('When: Tuesdays, 6:00 PM to 7:30 PM')).toBeVisible();
  await expect(standardButtons).toHaveCount(0);
  await expect(links).toHaveText(menu);
  await expect(links.filter({ hasText: 'Programs' })).toHaveAttribute('aria-current', 'page');
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
    'Weaving Hope',
    'All pages',
    'How we help',
    'Talk to us',
  ]);
  await expect(footer.getByRole('link', { name: 'Rules for this site' })).toBeVisible();
  await expect(footer.getByText('Groups and trips')).toBeVisible();
  await expect(footer.getByText('We help you say what you need')).toBeVisible();
  await expect(footer.getByText('Advocacy Support')).toHaveCount(0);
  await expect(page).toHaveURL(/\?easy#\/programs$/);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Programs and events' })).toBeVisible();
  await expect(standardButtons).toHaveCount(0);

  await easyReadToggle(page).click();
  await expect(easyReadToggle(page)).toBeFocused();
  await expect(standardButtons).toHaveCount(6);
  await expect(page).toHaveURL(/\/programs\/$/);
  await expect(page.getByText('When: Tuesdays, 6:00 PM to 7:30 PM')).toHaveCount(0);
  await expect(links).toHaveText(usual);
  await expect(footer.getByText('Advocacy Support')).toBeVisible();
  await page.goto(`?easy=no${programs.hash}`);
  await expect(standardButtons).toHaveCount(6);
  await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'false');
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
  await expect(page).toHaveURL(/contact\/\?easy#section-5$/);
  await page.keyboard.press('Tab');
  const languages = page.getByRole('region', { name: 'In Other Languages' });
  await expect(languages.getByRole('link', { name: '(212) 555-0142' })).toBeFocused();
  for (const name of ['Print This Story', 'Show the full page']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
});

test(
  'on a wide screen it is a booklet: large text in two columns, beside a heading that stays in view',
  further,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openScreen(page, programs);
    await switchEasyReadOn(page);
    const learn = page.getByText('You can learn something new.', { exact: true });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const section = page.getByRole('region', { name: 'Programs', exact: true });
    const [more, call] = [section.getByText(/^Do you want to know more/), section.getByText(/^Call us/)];
    const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const body = await page.locator('body').evaluate(fontSize);
    expect(await learn.evaluate(fontSize)).toBeGreaterThanOrEqual(1.25 * body);
    for (const [first, second] of [
      [learn, contents],
      [more, call],
    ] as const) {
      const [left, right] = [await first.boundingBox(), await second.boundingBox()];
      expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
      expect(right?.y).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0));
    }
    const viewports = await page.getByRole('main').evaluate((main) => main.clientHeight / window.innerHeight);
    expect(viewports).toBeLessThan(8.5);

    const heading = page.getByRole('heading', { level: 2, name: 'Programs' });
    await contents.getByRole('link', { name: 'Programs' }).click();
    await page.getByText('When: Wednesdays').scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();

    // What Contact adds has the same layout and size.
    await openScreen(page, screens.contact);
    const languages = page.getByRole('region', { name: 'In Other Languages' });
    const [title, polish] = [
      await languages.getByRole('heading').boundingBox(),
      await languages.getByText('Polski').boundingBox(),
    ];
    expect(polish?.x).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0));
    expect(await languages.getByText('Polski').evaluate(fontSize)).toBeGreaterThanOrEqual(1.25 * body);
    expect(
      await page.getByText('You can take a break.').filter({ visible: true }).evaluate(fontSize),
    ).toBeGreaterThanOrEqual(1.25 * body);
  },
);

test('the button for the full page restores it, with the focus on its heading and everything typed so far', async ({
  page,
}) => {
  await openScreen(page, contact);
  await page.getByLabel('First Name').fill('Ada');
  await switchEasyReadOn(page);
  await expect(page.getByLabel('First Name *')).toBeHidden();
  await page.getByRole('button', { name: 'Show the full page' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Talk to Us' })).toBeFocused();
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

test('edits by staff appear there, one sentence per line, or the easy words that they wrote', async ({
  page,
}) => {
  const [, , events] = lists;
  await openTab(page, 'Events');
  // Content Management itself has no Easy read version.
  await expect(easyReadToggle(page)).toHaveCount(0);
  if (events)
    await addItem(page, events, { ...events.item, Description: 'Bring gloves. Dr. Kay brings soup.' });
  if (events) {
    const easyWords = 'You can plant flowers\nWe help you';
    await addItem(page, events, { ...events.item, Description: 'We plant.', 'In easy words': easyWords });
    const row = page.getByRole('listitem').filter({ hasText: 'We plant.' });
    await expect(row.getByText('You can plant flowers')).toBeHidden();
    await row.getByText('Easy read', { exact: true }).click();
    await expect(row.getByText('You can plant flowers')).toBeVisible();
  }
  await openScreen(page, programs);
  await expect(page.getByText('You can plant flowers')).toHaveCount(0);
  await switchEasyReadOn(page);
  for (const text of [
    'Day: March 9, 2099',
    'Bring gloves.',
    'Dr. Kay brings soup.',
    'You can plant flowers',
    'We help you',
  ]) {
    await expect(page.getByRole('listitem').getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText('We plant.').filter({ visible: true })).toHaveCount(0);
});

test.describe('at an unknown address', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it says in plain words that there is no such page, and leads to Home', async ({ page }) => {
    await openScreen(page, notFound);
    await switchEasyReadOn(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We did not find this page');
    const ideas = page.getByRole('main').getByRole('listitem');
    await expect(ideas).toHaveText([
      /There is no page at this address\. You did nothing wrong\./,
      /first page/,
    ]);
    for (const idea of await ideas.all()) await expect(idea.locator('svg')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectNoAxeViolations(page);

    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveTitle(/^Home/);
    await expect(page.getByRole('button', { name: 'Show the full page' })).toBeVisible();
  });
});

test.describe('while the Easy read version cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource|dynamically imported module/] });

  test(
    'the error screen of a screen that cannot be loaded either is in plain words',
    further,
    async ({ page }) => {
      await page.clock.install();
      for (const name of ['tools', 'screens']) await page.route(scripts(name), (route) => route.abort());
      await openScreen(page, home);
      await easyReadToggle(page).click();
      await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('This page did not open');
      await expect(heading).toBeFocused();
      const main = page.getByRole('main');
      await expect(main).toContainText('Your internet may not be working.');
      const lines = await main
        .getByText('You did nothing wrong.')
        .evaluate((text: HTMLElement) => text.innerText.split('\n'));
      expect(lines, 'one sentence a line').toHaveLength(3);
      await expect(main.getByRole('link', { name: '(212) 555-0142' })).toBeVisible();
      await expect(main.getByRole('region', { name: 'Details for support' })).toBeVisible();
      await expectNoAxeViolations(page);

      await easyReadToggle(page).click();
      await expect(heading).toHaveText('Unexpected Application Error!');
    },
  );

  test('the standard screen stays until it can', further, async ({ page }) => {
    await page.clock.install();
    await page.route(scripts('tools'), (route) => route.abort());
    await openScreen(page, programs);
    await easyReadToggle(page).click();
    const notice = page.getByRole('main').locator('[aria-live]').filter({ hasText: 'One moment, please…' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('button', { name: /^Learn More/ })).toHaveCount(6);
    await page.unroute(scripts('tools'));
    await page.clock.runFor(6_000);
    await expect(page.getByRole('button', { name: 'Show the full page' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
