import { clickButton, field, mockDeskHost, openTab } from '../../../support/admin';
import { expectNoAxeViolations } from '../../../support/axe';
import { errorSummary } from '../../../support/contact';
import { cards } from '../../../support/regions';
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
    'Description: this is missing.',
    'Where: this is missing.',
  ]);
  await expectNoAxeViolations(page);
  await field(page, 'Description').fill('Laps and games.');
  await field(page, 'Where').fill('Harbor Pool');
  await field(page, 'What it includes').fill('A lift into the water\n\nTrained lifeguards');
  await clickButton(page, 'Save');
  await expect(names.last()).toBeFocused();
  await expect(names).toHaveCount(7);

  const up = panel.getByRole('button', { name: 'Move Up Swim Club' });
  for (let place = 6; place > 0; place -= 1) await up.press('Enter');
  await expect(up).toBeFocused();
  await expect(names.first()).toHaveText('Swim Club');
  await expect(panel.getByText('Swim Club is now number 1 of 7.')).toBeAttached();

  await clickButton(page, 'Delete Peer Support Groups');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
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
