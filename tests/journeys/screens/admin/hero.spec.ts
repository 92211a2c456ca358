import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { admin } from '@/copy/en/content';
import {
  addItem,
  clickButton,
  field,
  fillForm,
  itemButton,
  lists,
  openTab,
  saveHero,
} from '../../../support/admin';
import { mockDeskHost } from '../../../support/desk';
import { easyReadToggle } from '../../../support/easy-read';
import { notifications } from '../../../support/notifications';
import { expect, heading, openScreen, screens, test } from '../../../support/site';

const { home } = screens;
const [, , events] = lists;

/** The images of Home, all of which are in its hero, and its weave, which has all 17 threads. */
const images = (page: Page) => page.getByRole('main').locator('img');
const weave = (page: Page) => page.locator('main svg:has(> g > path[stroke*="var(--goal-17)"])').first();

test('Save updates the hero on Home at once, until a reload', async ({ page }) => {
  const panel = await openTab(page, 'Hero Section');
  const edit = page.getByRole('button', { name: 'Edit Hero Section' });
  const changes = { Title: 'Hope, knot by knot', Subtitle: 'First line\nSecond line' };

  await edit.click();
  await expect(field(page, 'Title')).toBeFocused();
  await expect(edit).toHaveCount(0);
  await expect(field(page, 'Title')).toHaveValue('Weaving Hope, Changing Lives');
  await expect(field(page, 'Subtitle')).toHaveValue(/^Families, caregivers/);
  await expect(field(page, 'Image URL')).toHaveValue('weave.svg');
  await clickButton(page, 'Cancel');
  await expect(edit).toBeFocused();

  await test.step('Save replaces it, and Undo brings it back', async () => {
    await saveHero(page, changes);
    await expect(edit).toBeFocused();
    await expect(panel).toContainText(changes.Title);
    await notifications(page, 'Content Updated').getByRole('button', { name: 'Undo' }).click();
    await expect(panel).toContainText('Weaving Hope, Changing Lives');
    await saveHero(page, changes);
    await openScreen(page, home);
    await expect(heading(page)).toHaveText(changes.Title);
    await expect(page.getByText('First line Second line')).toBeVisible();
    await page.reload();
    await expect(heading(page)).toHaveText('Weaving Hope, Changing Lives');
  });
});

// The fixture makes sure that nothing is requested: it fails on requests outside the bundle or for missing files.
test('a title may be blank, or so long that its text is smaller', async ({ page }) => {
  const size = () => heading(page).evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  await page.setViewportSize({ width: 1280, height: 800 });
  await saveHero(page, { Title: ' \t ', Subtitle: '', 'Image URL': '' });
  await expect(page.getByRole('tabpanel').getByText('Blank', { exact: true })).toHaveCount(3);
  await openScreen(page, home);
  await expect(heading(page)).toHaveText('Weaving Hope');
  await expect(weave(page)).toBeVisible();
  const usual = await size();
  await saveHero(page, { Title: `${'Many threads make one strong cloth. '.repeat(6).slice(0, 199)}.` });
  await openScreen(page, home);
  expect(await size()).toBeLessThan(0.75 * usual);
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
});

test('an address that is no picture is kept, says why, and leaves the weave', async ({ page }) => {
  const { network, unknown, broken } = admin.hero.withheld;
  for (const [address, reason] of [
    [' JavaScript:window.name="run"', unknown],
    ['https://host.example/a.png', network],
    [`data:image/png;base64,${'A'.repeat(250_000)}`, broken],
  ] as const) {
    await saveHero(page, { 'Image URL': address });
    await expect(page.getByRole('tabpanel').getByText(reason, { exact: true })).toBeVisible();
    await clickButton(page, 'Edit Hero Section');
    await expect(field(page, 'Image URL')).toHaveValue(address);
    await clickButton(page, 'Cancel');
    await openScreen(page, home);
    await expect(weave(page)).toBeVisible();
    await expect(images(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.name)).toBe('');
  }
});

test('a picture takes the place of the weave, however long its address is', async ({ page }) => {
  const png = await readFile('resources/hosting/public/preview-en.png');
  const address = `data:image/png;base64,${png.toString('base64')}`;
  expect(address.length).toBeGreaterThan(5_000);
  await saveHero(page, { 'Image URL': address });
  await expect(page.getByRole('tabpanel').locator('img')).toHaveAttribute('src', address);
  await openScreen(page, home);
  await expect(images(page)).toHaveJSProperty('naturalWidth', 1_200);
  await expect(weave(page)).toHaveCount(0);
});

test('a text in Spanish appears in English, and says so, until it is translated', async ({ page }) => {
  const main = page.getByRole('main');
  const spanish = page.getByRole('radio', { name: 'Español' });
  await mockDeskHost(page);
  await openTab(page, 'Events');
  await expect(main.getByText('Native speakers have not checked Español yet.')).toBeVisible();
  await spanish.click();
  await expect(spanish).toBeChecked();
  await addItem(page, events, { ...events.item, Title: 'Día del jardín' });
  await test.step('on Programs, also in Easy read, it is marked', async () => {
    await openScreen(page, screens.programs);
    const event = main.getByRole('listitem').filter({ hasText: 'Día del jardín' });
    await expect(event.getByRole('heading')).toHaveAttribute('lang', 'es');
    await expect(event).toContainText('in Spanish');
    await expect(event).toContainText('March 9, 2099');
    await easyReadToggle(page).click();
    await expect(main.getByRole('heading', { name: 'Día del jardín' })).toHaveAttribute('lang', 'es');
    await easyReadToggle(page).click();
  });
  await test.step('it is not once it is translated', async () => {
    await openTab(page, 'Events');
    await itemButton(page, 'Edit', 'Día del jardín').click();
    await fillForm(page, { Title: 'Garden Day' });
    await clickButton(page, 'Save');
    await openScreen(page, screens.programs);
    await expect(main.getByRole('heading', { name: 'Garden Day' })).toBeVisible();
    await expect(main.getByText('in Spanish')).toHaveCount(0);
  });
});
