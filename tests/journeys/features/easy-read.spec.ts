import { easyLayout as easyLayoutOf } from '@/copy/en/tools/easy-read/layout';
import { easyNotFound } from '@/copy/en/tools/easy-read/not-found';
import { easyPrograms } from '@/copy/en/tools/easy-read/programs';
import { fill } from '@/lib/fill';
import { addItem, lists, openTab } from '../../support/admin';
import { expectNoAxeViolations } from '../../support/axe';
import { easyReadToggle, switchEasyReadOn } from '../../support/easy-read';
import { facts } from '../../support/filled-copy';
import { expectNoHorizontalScroll } from '../../support/layout';
import { expect, openScreen, publicScreens, screens, test } from '../../support/site';

// Where its script fails: faults.spec.ts.

const { home, programs, contact, notFound } = screens;

const easyLayout = easyLayoutOf(facts.en);

const fullPage = { name: 'Show the full page' };

test('every screen has an Easy read version with pictures and contents', async ({ page }) => {
  await openScreen(page, home);
  await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'false');
  await switchEasyReadOn(page);
  await expect(easyReadToggle(page)).toBeFocused();
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const screen of publicScreens) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('button', fullPage)).toBeVisible();
      // The lines in other languages are one idea.
      const ideas = main.locator('li:not([lang]):visible').filter({ hasNot: page.locator('a[href*="#"]') });
      await expect(ideas.filter({ hasNot: page.locator('[aria-hidden=true] svg') })).toHaveCount(0);
      await main.getByRole('button', { name: 'On this page' }).click();
      await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem')).toHaveText(
        await main.getByRole('heading', { level: 2 }).allInnerTexts(),
      );
      await expectNoHorizontalScroll(page);
      await expectNoAxeViolations(page);
    });
  }
  await test.step('at an unknown address, it says that there is no such page, and leads to Home', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openScreen(page, notFound);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(easyNotFound.title);
    await expect(main.getByRole('listitem').locator('svg')).toHaveCount(2);
    await expectNoAxeViolations(page);
    await main.getByRole('link', { name: easyNotFound.home }).click();
    await expect(page).toHaveTitle(/^Home/);
    await expect(page.getByRole('button', fullPage)).toBeVisible();
  });
});

test('it stays on from screen to screen and in the address, until it is off', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  const footer = page.getByRole('contentinfo');
  const standardButtons = page.getByRole('button', { name: /^Learn More/ });
  const easyLine = page.getByText('When: Tuesdays, 6:00 PM to 7:30 PM');
  const usual = publicScreens.map(({ name }) => name);
  await openScreen(page, home);
  await expect(links).toHaveText(usual);
  await switchEasyReadOn(page);

  await test.step('menu and footer are in plain words', async () => {
    await page.getByRole('main').getByRole('link', { name: 'About us' }).click();
    await links.filter({ hasText: 'Programs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Programs and events' })).toBeFocused();
    await expect(easyLine).toBeVisible();
    await expect(standardButtons).toHaveCount(0);
    await expect(links).toHaveText(publicScreens.map(({ id }) => easyLayout.screenNames[id]));
    await expect(links.filter({ hasText: 'Programs' })).toHaveAttribute('aria-current', 'page');
    await expect(footer.getByRole('link', { name: easyLayout.footer.legal.terms })).toBeVisible();
    await expect(footer.getByText('Groups and trips')).toBeVisible();
    await expect(footer.getByText('Advocacy Support')).toHaveCount(0);
    await expect(page).toHaveURL(/\?easy#\/programs$/);
  });
  await test.step('a reload keeps it; switched off, all is as before', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Programs and events' })).toBeVisible();
    await expect(standardButtons).toHaveCount(0);
    await easyReadToggle(page).click();
    await expect(easyReadToggle(page)).toBeFocused();
    await expect(standardButtons).toHaveCount(6);
    await expect(page).toHaveURL(/\/programs\/$/);
    await expect(easyLine).toHaveCount(0);
    await expect(links).toHaveText(usual);
    await expect(footer.getByText('Advocacy Support')).toBeVisible();
  });
});

test('contents lead to sections in view; the full page has everything typed so far', async ({ page }) => {
  await openScreen(page, contact);
  await page.getByLabel('First Name').fill('Ada');
  await switchEasyReadOn(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Where we are' }).press('Enter');
  const heading = page.getByRole('heading', { level: 2, name: 'Where we are' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/contact\/\?easy#section-4$/);
  // A link opens what is folded.
  await contents.getByRole('link', { name: 'Your first call' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your first call' })).toBeFocused();
  await page.getByRole('button', { name: 'Print This Story' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', fullPage)).toBeFocused();
  await expect(page.getByLabel('First Name *')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Talk to Us' })).toBeFocused();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('its text is large, in a column that is easy to read', async ({ page }) => {
  const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  await openScreen(page, programs);
  await switchEasyReadOn(page);
  const body = await page.locator('body').evaluate(fontSize);
  const isLarge = async (text: string) => {
    const shown = page.getByRole('main').getByText(text, { exact: true }).filter({ visible: true });
    return (await shown.evaluate(fontSize)) >= 1.25 * body;
  };
  expect(await isLarge(easyPrograms.intro[0]?.text ?? '')).toBe(true);
  const cards = page.getByRole('heading', { level: 3 }).filter({ visible: true });
  const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
  expect(second?.x).toBe(first?.x);
  expect(second?.width).toBeLessThanOrEqual(760);
  // What Contact adds has the same size.
  await openScreen(page, contact);
  for (const fold of await page.getByRole('main').locator('summary:visible').all()) await fold.click();
  for (const text of ['Polski', 'You can take a break.']) expect(await isLarge(text), text).toBe(true);
});

test('edits by staff appear there, or the easy words that they wrote', async ({ page }) => {
  const [, , events] = lists;
  await openTab(page, 'Events');
  // Content Management itself has no Easy read version.
  await expect(easyReadToggle(page)).toHaveCount(0);
  await addItem(page, events, { ...events.item, Description: 'Bring gloves. Dr. Kay brings soup.' });
  const easyWords = 'You can plant flowers\nWe help you';
  await addItem(page, events, { ...events.item, Description: 'We plant.', 'In easy words': easyWords });
  await openScreen(page, programs);
  await expect(page.getByText('You can plant flowers')).toHaveCount(0);
  await switchEasyReadOn(page);
  const when = fill(easyPrograms.when, { schedule: 'March 9, 2099, 9:00 AM to 11:00 AM' });
  for (const text of [when, 'Bring gloves.', 'Dr. Kay brings soup.', ...easyWords.split('\n')])
    await expect(page.getByRole('listitem').getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('We plant.').filter({ visible: true })).toHaveCount(0);
});
