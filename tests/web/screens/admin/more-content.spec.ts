import { clickButton, field, mockDeskHost, openTab } from '../../../support/admin';
import { expectNoAxeViolations } from '../../../support/axe';
import { errorSummary } from '../../../support/contact';
import { further } from '../../../support/matrix';
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

test(
  'in the desktop app, staff replace roles, donation amounts and the others by the same form',
  further,
  async ({ page }) => {
    await mockDeskHost(page);
    const panel = await openTab(page, 'More Content');
    const choose = (name: string) => field(page, 'What to edit').selectOption(name);
    await choose('Donation Amounts');
    await clickButton(page, 'Add Amount');
    await field(page, 'Amount').fill('forty dollars');
    await field(page, 'Description').fill('A month of Swim Club.');
    await clickButton(page, 'Save');
    await expect(errorSummary(page).getByRole('link')).toHaveText(['Amount: this is too long.']);
    await field(page, 'Amount').fill('$40');
    // Another list keeps what is typed here.
    await choose('Volunteer Roles');
    await clickButton(page, 'Edit Peer Mentor');
    await field(page, 'Icon').selectOption('Leaf');
    await field(page, 'What it takes').fill('');
    await clickButton(page, 'Save');
    await choose('Donation Amounts');
    await clickButton(page, 'Save');
    await expect(panel.getByRole('heading', { name: '$40' })).toBeFocused();
    for (const [list, names] of [
      ['Partnerships', ['Service Provider Partnership', 'Corporate Sponsorship', 'Community Organization']],
      ['Types of Support', ['Individual', 'Family', 'Community']],
    ] as const) {
      await choose(list);
      for (const name of names) await clickButton(page, `Delete ${name}`);
      await expect(panel).toContainText('There are no');
    }
    await expectNoAxeViolations(page);
    await openTab(page, 'Services');
    await clickButton(page, 'Edit Support Services');
    await field(page, 'What it includes').fill('Beds to borrow\n\nMeals on weekends');
    await clickButton(page, 'Save');

    await openScreen(page, screens.getInvolved);
    await expect(cards(page, 'Make a Donation').nth(4)).toHaveText(/^\$40.*A month of Swim Club\./);
    await expect(cards(page, 'Volunteer With Us').first()).not.toContainText('What it takes');
    await expect(region(page, 'Partner With Us')).toContainText('Tell us what you have in mind');
    await openScreen(page, screens.services);
    await expect(page.getByText('Our Process').last()).toBeVisible();
    await expect(page.getByText('Types of Support')).toHaveCount(0);
    await expect(page.getByText('Trained caregivers, so that parents can rest')).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: /^(Beds|Meals)/ })).toHaveText([
      'Beds to borrow',
      'Meals on weekends',
    ]);
  },
);
