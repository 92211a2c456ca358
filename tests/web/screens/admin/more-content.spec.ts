import { clickButton, field, mockDeskHost, openTab } from '../../../support/admin';
import { expectNoAxeViolations } from '../../../support/axe';
import { errorSummary } from '../../../support/contact';
import { cards, region } from '../../../support/regions';
import { expect, openScreen, screens, test } from '../../../support/site';

test('in the desktop app, staff add, edit, move and delete programs', async ({ page }) => {
  await mockDeskHost(page);
  const panel = await openTab(page, 'More Content');
  const names = panel.getByRole('listitem').getByRole('heading');
  await clickButton(page, 'Add Program');
  await expect(field(page, 'Title')).toBeFocused();
  await field(page, 'Title').fill('Swim Club');
  await field(page, 'When').fill('Thursdays, 4:00 PM');
  await clickButton(page, 'Save');
  await expect(errorSummary(page).getByRole('link')).toHaveText([
    'Enter a description.',
    'Enter a location.',
  ]);
  await expectNoAxeViolations(page);
  await field(page, 'Description').fill('Laps and games.');
  await field(page, 'Where').fill('Harbor Pool');
  await field(page, 'What it includes').fill('A lift into the water\n\nTrained lifeguards');
  await page.getByRole('checkbox', { name: 'Forms, benefits and rights' }).check();
  await page.getByRole('checkbox', { name: 'In a group' }).check();
  await clickButton(page, 'Save');
  await expect(names.last()).toBeFocused();
  await expect(names).toHaveCount(7);

  /** Undoes the latest change, once those before are no longer offered. */
  async function undo() {
    const button = page.getByRole('button', { name: 'Undo', exact: true });
    await expect(button).toHaveCount(1);
    await button.click();
  }
  const up = panel.getByRole('button', { name: 'Move Up Swim Club' });
  for (let place = 6; place > 0; place -= 1) await up.press('Enter');
  await expect(up).toBeFocused();
  await expect(names.first()).toHaveText('Swim Club');
  await expect(page.getByText('Swim Club is now number 1 of 7.')).toBeVisible();
  await undo();
  await expect(names.nth(1)).toHaveText('Swim Club');
  await up.press('Enter');
  await expect(names.first()).toHaveText('Swim Club');

  await clickButton(page, 'Delete Peer Support Groups');
  await undo();
  await expect(names.nth(1)).toHaveText('Peer Support Groups');
  await clickButton(page, 'Delete Peer Support Groups');

  await clickButton(page, 'Edit Educational Workshops');
  await field(page, 'Ages').fill('');
  await clickButton(page, 'Save');

  await openScreen(page, screens.programs);
  const titles = cards(page, 'Our Programs').getByRole('heading', { level: 3 });
  await expect(titles.first()).toHaveText('Swim Club');
  await expect(titles).toHaveCount(6);
  const [added, edited] = [cards(page, 'Our Programs').nth(0), cards(page, 'Our Programs').nth(1)];
  await expect(added.getByRole('listitem')).toHaveText(['A lift into the water', 'Trained lifeguards']);
  await expect(added.getByRole('term')).toHaveText(['When', 'Where']);
  await expect(edited.getByRole('term')).toHaveText(['When', 'Where']);
});

test('in the desktop app, staff edit the other lists by the same form', async ({ page }) => {
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
