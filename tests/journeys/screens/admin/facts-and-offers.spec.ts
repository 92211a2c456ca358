import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { isSmallEnough } from '@/content/logo';
import { clickButton, field, openTab } from '../../../support/admin';
import { expectNoAxeViolations } from '../../../support/axe';
import { errorSummary } from '../../../support/contact';
import { mockDeskHost } from '../../../support/desk';
import { cards, region } from '../../../support/regions';
import { expect, openScreen, screens, test } from '../../../support/site';

async function chooseLogo(page: Page, name: string, content: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await clickButton(page, 'Choose Picture');
  await (await chooser).setFiles({ name, mimeType: '', buffer: content });
}

test('in the desktop app, staff replace the facts of the foundation, which are checked', async ({ page }) => {
  await mockDeskHost(page);
  const facts = await openTab(page, 'Foundation');
  await expect(facts).toContainText('(212) 555-0142');
  await clickButton(page, 'Edit Foundation');
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('Harbor House');
  await field(page, 'Phone').fill('555-0110');
  await field(page, 'Crisis line').fill('');
  await field(page, 'Saturday').fill('17:00-09:00');
  await field(page, 'Color').fill('#F2b134');
  await expect(facts.getByText('Contrast 1.5:1. That is hard to read')).toBeVisible();
  await clickButton(page, 'Save');
  await expect(errorSummary(page).getByRole('link')).toHaveText([/^Color/, /^Phone/, /^Saturday/]);
  await expectNoAxeViolations(page);
  await page.getByLabel('Choose a color').fill('#004d45');
  await expect(field(page, 'Color')).toHaveValue('#004d45');
  await expect(facts.getByText('Contrast 8.1:1. That is easy to read.')).toBeVisible();
  const picture = await readFile('resources/hosting/public/preview-en.png');
  await chooseLogo(page, 'half.png', picture.subarray(0, 150));
  await expect(facts.getByText('half.png cannot be opened. Choose a PNG, JPEG or WebP')).toBeVisible();
  await chooseLogo(page, 'house.png', picture);
  await expect(facts.getByText('house.png is the logo now.')).toBeVisible();
  await field(page, 'Phone').fill('(718) 555-0110');
  await field(page, 'Saturday').fill('09:00-17:00');
  await clickButton(page, 'Save');
  await expect(facts).toContainText('(718) 555-0110');
  await expect(facts).not.toContainText('Crisis line');
  await expect(facts).toContainText('Sat 9:00 AM-5:00 PM');
  const logo = page.getByRole('link', { name: 'Harbor House, go to Home' }).locator('img');
  await expect(logo).toHaveJSProperty('naturalWidth', 512);
  expect(isSmallEnough((await logo.getAttribute('src')) ?? '')).toBe(true);
  const edit = page.getByRole('button', { name: 'Edit Foundation' });
  await expect(edit).toHaveCSS('background-color', 'rgb(0, 77, 69)');

  await openScreen(page, screens.contact);
  const number = page.getByRole('main').getByRole('link', { name: '(718) 555-0110' }).first();
  await expect(number).toHaveAttribute('href', 'tel:+17185550110');
  await expect(page.getByRole('contentinfo')).toContainText(/Sat 9:00 AM-5:00 PM.*Harbor House/);
  await expect(page.locator('body')).not.toContainText(/555-01(?:42|99)|Weaving Hope/i);
});

test('in the desktop app, a list of the samples left leads to their fields', async ({ page }) => {
  await mockDeskHost(page);
  await openTab(page, 'Hero Section');
  const left = region(page, 'Ready to go live?');
  await left.getByRole('button', { name: 'Family Support Network' }).click();
  await expect(field(page, 'Title')).toHaveValue('Family Support Network');
  await expect(field(page, 'Title')).toBeFocused();
  await field(page, 'Title').fill('Family Circle');
  await clickButton(page, 'Save');
  await expect(left.getByRole('button', { name: 'Family Support Network' })).toHaveCount(0);
  await expect(left).toContainText(/not in Español yet:\s*Family Circle/);
  await expectNoAxeViolations(page);
});

test('in the desktop app, staff add, move and delete programs', async ({ page }) => {
  await mockDeskHost(page);
  const panel = await openTab(page, 'More Content');
  const names = panel.getByRole('listitem').getByRole('heading');
  await clickButton(page, 'Add Program');
  await expect(field(page, 'Title')).toBeFocused();
  await field(page, 'Title').fill('Swim Club');
  await field(page, 'When').fill('Thursdays, 4:00 PM');
  await clickButton(page, 'Save');
  await expect(errorSummary(page).getByRole('link')).toHaveText([/description/, /location/]);
  await field(page, 'Description').fill('Laps and games.');
  await field(page, 'Where').fill('Harbor Pool');
  await field(page, 'What it includes').fill('A lift into the water\n\nTrained lifeguards');
  await page.getByRole('checkbox', { name: 'Forms, benefits and rights' }).check();
  await page.getByRole('checkbox', { name: 'In a group' }).check();
  await clickButton(page, 'Save');
  await expect(names.last()).toBeFocused();
  await expect(names).toHaveCount(7);

  const up = panel.getByRole('button', { name: 'Move Up Swim Club' });
  for (let place = 6; place > 0; place -= 1) await up.press('Enter');
  await expect(up).toBeFocused();
  await expect(names.first()).toHaveText('Swim Club');
  await expect(page.getByText('Swim Club is now number 1 of 7.')).toBeVisible();
  await clickButton(page, 'Delete Peer Support Groups');

  await openScreen(page, screens.programs);
  const titles = cards(page, 'Our Programs').getByRole('heading', { level: 3 });
  await expect(titles.first()).toHaveText('Swim Club');
  await expect(titles).toHaveCount(6);
  const added = cards(page, 'Our Programs').first();
  await expect(added.getByRole('listitem')).toHaveText(['A lift into the water', 'Trained lifeguards']);
  await expect(added.getByRole('term')).toHaveText(['When', 'Where']);
});

test('in the desktop app, staff edit amounts, and may empty a list', async ({ page }) => {
  await mockDeskHost(page);
  const panel = await openTab(page, 'More Content');
  const choose = (name: string) => field(page, 'What to edit').selectOption(name);
  await choose('Donation Amounts');
  await clickButton(page, 'Add Amount');
  await field(page, 'Amount').fill('$40');
  await field(page, 'Description').fill('A month of Swim Club.');
  // Another list keeps what is typed here.
  await choose('Types of Support');
  for (const name of ['Individual', 'Family', 'Community']) await clickButton(page, `Delete ${name}`);
  await expect(panel).toContainText('There are no');
  await choose('Donation Amounts');
  await clickButton(page, 'Save');
  await expect(panel.getByRole('heading', { name: '$40' })).toBeFocused();

  await openScreen(page, screens.getInvolved);
  await expect(cards(page, 'Make a Donation').nth(4)).toHaveText(/^\$40.*A month of Swim Club\./);
  await openScreen(page, screens.services);
  await expect(region(page, 'Our Process')).toBeVisible();
  await expect(page.getByText('Types of Support')).toHaveCount(0);
});
