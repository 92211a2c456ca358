import { easyLayout as easyLayoutOf } from '@/copy/en/tools/easy-read/layout';
import { expectNoAxeViolations } from '../../support/axe';
import { easyReadToggle, switchEasyReadOn } from '../../support/easy-read';
import { facts } from '../../support/filled-copy';
import { expectNoHorizontalScroll } from '../../support/layout';
import { expect, openScreen, publicScreens, screens, test } from '../../support/site';

// Where its script fails: faults.spec.ts.

const { home, contact } = screens;

const easyLayout = easyLayoutOf(facts.en);

const titles = [
  'Help for you and your family',
  'About us',
  'Get help',
  'Programs and events',
  'Give help',
  'Talk to us',
];

test('every screen has an Easy read version with pictures and contents', async ({ page }) => {
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
      // It chooses what matters most.
      expect(await ideas.getByRole('paragraph').count()).toBeLessThanOrEqual(40);
      await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem')).toHaveText(
        await main.getByRole('heading', { level: 2 }).allInnerTexts(),
      );
      await expectNoHorizontalScroll(page);
      await expectNoAxeViolations(page);
    });
  }
});

test('it stays on from screen to screen and in the address, until it is off', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  const footer = page.getByRole('contentinfo');
  const standardButtons = page.getByRole('button', { name: /^Learn More/ });
  const easyLine = page.getByText('When: Tuesdays, 6:00 PM to 7:30 PM');
  const usual = publicScreens.map(({ name }) => name);
  await openScreen(page, home);
  await expect(links).toHaveText(usual);
  const entries = await page.evaluate(() => history.length);
  await switchEasyReadOn(page);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await test.step('menu and footer are in plain words', async () => {
    await page.getByRole('main').getByRole('link', { name: 'About us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeFocused();
    await links.filter({ hasText: 'Programs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Programs and events' })).toBeFocused();
    await expect(easyLine).toBeVisible();
    await expect(standardButtons).toHaveCount(0);
    await expect(links).toHaveText(publicScreens.map(({ id }) => easyLayout.screenNames[id]));
    await expect(links.filter({ hasText: 'Programs' })).toHaveAttribute('aria-current', 'page');
    const { quickLinks, services, contact, legal } = easyLayout.footer;
    await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
      'Weaving Hope',
      ...[quickLinks, services, contact].map(({ title }) => title),
    ]);
    await expect(footer.getByRole('link', { name: legal.terms })).toBeVisible();
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

test('numbers are links, and the full page has everything typed so far', async ({ page }) => {
  await openScreen(page, contact);
  await page.getByLabel('First Name').fill('Ada');
  await switchEasyReadOn(page);

  await test.step('phone numbers and addresses are links', async () => {
    const link = (name: string) => page.getByRole('main').getByRole('link', { name });
    await expect(link('(212) 555-0199')).toHaveAttribute('href', 'tel:+12125550199');
    await expect(link('support@')).toHaveAttribute('href', 'mailto:support@weavinghope.example');
  });

  await test.step('the list of contents moves the focus to a section in view', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Where we are' }).press('Enter');
    const heading = page.getByRole('heading', { level: 2, name: 'Where we are' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(/contact\/\?easy#section-4$/);
    // A link opens what is folded.
    await contents.getByRole('link', { name: 'What Happens When You Call' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'What Happens When You Call' })).toBeFocused();
    // Its own summary is first.
    await page.keyboard.press('Tab');
    for (const name of ['Print This Story', 'Show the full page']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name }).and(page.locator(':focus'))).toBeVisible();
    }
  });

  await test.step('the full page begins at its top, with everything typed so far', async () => {
    await expect(page.getByLabel('First Name *')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Talk to Us' })).toBeFocused();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
