import { admin } from '@/copy/en/content';
import { programs as programsOf, services as servicesOf } from '@/copy/en/screens';
import { home as homeOf } from '@/copy/en/shared';
import {
  addItem,
  clickButton,
  field,
  fillForm,
  itemButton,
  itemNames,
  lists,
  openTab,
} from '../../../support/admin';
import { errorSummary } from '../../../support/contact';
import { mockDeskHost } from '../../../support/desk';
import { facts } from '../../../support/filled-copy';
import { notifications } from '../../../support/notifications';
import { cards, region } from '../../../support/regions';
import { expect, openScreen, screens, test } from '../../../support/site';

const [services, , events] = lists;
const { tab, add, sample, item, name } = services;
const [first, second, ...others] = sample;

test('Cancel adds nothing, and the form is empty when opened again', async ({ page }) => {
  const { tab, add, sample, item } = events;
  await openTab(page, tab);
  await clickButton(page, add);
  await fillForm(page, item);
  await clickButton(page, 'Cancel');
  await expect(page.getByRole('button', { name: add, exact: true })).toBeFocused();
  await expect(itemNames(page)).toHaveText([...sample]);
  await clickButton(page, add);
  await expect(field(page, 'Title')).toHaveValue('');
});

test('each required field of an event is marked, and has an error', async ({ page }) => {
  const { tab, add, item } = events;
  const form = page.locator('main form');
  await openTab(page, tab);
  await clickButton(page, add);
  const required = Object.keys(item);
  await expect(form.getByText('Fields with an asterisk (*) are required.')).toHaveCount(1);
  await expect(form.locator('[aria-required=true]')).toHaveCount(required.length);
  await clickButton(page, 'Save');
  await expect(errorSummary(page)).toBeFocused();
  await expect(errorSummary(page).getByRole('link')).toHaveText(
    required.map((label) => `Enter a ${label.toLowerCase()}.`),
  );
  for (const label of required) await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
});

test('a double-click on Save adds one item, with the focus, and to Programs', async ({ page }) => {
  const { tab, add, sample, item, name } = events;
  await page.setViewportSize({ width: 320, height: 640 });
  await openTab(page, tab);
  await clickButton(page, add);
  await fillForm(page, item);
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(itemNames(page)).toHaveText([...sample, name]);
  await expect(notifications(page)).toHaveCount(1);
  const saved = 'Your changes have been saved successfully.';
  await expect(notifications(page, 'Content Updated')).toContainText(saved);
  await expect(page).toHaveURL(/#\/admin$/);
  await expect(page.locator('main form')).toHaveCount(0);
  const heading = itemNames(page).last();
  await expect(heading).toBeFocused();
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name });
  const covered = async () => {
    const { y = 0, height = 0 } = (await row.boundingBox()) ?? {};
    return y + height - ((await notifications(page).boundingBox())?.y ?? 0);
  };
  await expect.poll(covered).toBeLessThanOrEqual(0);
  await openScreen(page, screens.programs);
  const added = cards(page, 'Upcoming Events').filter({ visible: true }).last();
  for (const text of ['March 9, 2099', '9:00 AM - 11:00 AM', 'Riverside Park', 'Bring gloves.'])
    await expect(added).toContainText(text);
  await expect(added.getByRole('button', { name: 'Register Now Garden Day' })).toBeVisible();
});

test('at a desk, Edit replaces an item where it is; forms stay open until closed', async ({ page }) => {
  const forms = page.locator('main form');
  const edit = itemButton(page, 'Edit', second);
  await mockDeskHost(page);
  await openTab(page, tab);

  await test.step('Cancel keeps the item', async () => {
    await edit.click();
    await fillForm(page, item);
    await clickButton(page, 'Cancel');
    await expect(itemNames(page)).toHaveText([...sample]);
    await expect(edit).toBeFocused();
  });
  await test.step('a form is kept on other tabs and screens', async () => {
    const title = page.getByRole('tabpanel').getByLabel(/^Title/);
    await edit.click();
    await title.fill('Breathing Space');
    await openTab(page, 'Hero Section');
    await openTab(page, tab);
    await openScreen(page, screens.about);
    await openScreen(page, screens.admin);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
    await expect(title).toHaveValue('Breathing Space');
  });
  await test.step('Save replaces it; deleting it closes its form, which has its values', async () => {
    await fillForm(page, item);
    await clickButton(page, 'Save');
    await expect(itemNames(page)).toHaveText([first, name, ...others]);
    await expect(notifications(page, 'Content Updated')).toHaveCount(1);
    await expect(forms).toHaveCount(0);
    await expect(itemButton(page, 'Edit', name)).toBeFocused();
    await itemButton(page, 'Edit', name).click();
    await expect(field(page, 'Title')).toHaveValue(name);
    await itemButton(page, 'Delete', name).click();
    await expect(itemNames(page)).toHaveText([first, ...others]);
    await expect(forms).toHaveCount(0);
  });
});

test('in a browser, Edit marks the row, which says how to change it', async ({ page }) => {
  await openTab(page, tab);
  // What a desk has, too: facts-and-offers.spec.ts, files.spec.ts.
  await expect(page.getByRole('tab')).toHaveCount(4);
  for (const name of ['Ready to go live?', 'Spreadsheet']) await expect(region(page, name)).toHaveCount(0);
  const marked = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Being edited' });
  for (const name of [second, others[0] ?? '']) {
    await itemButton(page, 'Edit', name).click();
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText(name);
    await expect(marked).toContainText(admin.editHint);
    await expect(page.locator('main form')).toHaveCount(0);
  }
  await clickButton(page, add);
  await expect(marked).toHaveCount(0);
  await clickButton(page, 'Cancel');
});

// How the keyboard reaches it: components/ui/notifications.test.tsx.
test('in a browser, Delete is immediate, and its Undo stays, also on other screens', async ({ page }) => {
  const undo = notifications(page).getByRole('button', { name: 'Undo', exact: true });
  await page.clock.install();
  await openTab(page, tab);
  await itemButton(page, 'Delete', second).dblclick();
  await expect(itemNames(page)).toHaveText([first, ...others]);
  await expect(itemNames(page).nth(1)).toBeFocused();
  await expect(notifications(page)).toHaveCount(1);
  const deleted = 'The item has been removed successfully.';
  await expect(notifications(page, 'Content Deleted')).toContainText(deleted);
  await page.clock.runFor(10 * 60_000);
  await openScreen(page, screens.services);
  await undo.click();
  await expect(region(page, 'How We Help').getByText(second)).toBeVisible();
  await openTab(page, tab);
  await expect(itemNames(page)).toHaveText([...sample]);
  await expect(notifications(page, 'Content Restored')).toHaveCount(1);
});

test('Home and the footer show the first four services', async ({ page }) => {
  await openTab(page, tab);
  const titles = region(page, 'How We Help').getByRole('heading', { level: 3 });
  await addItem(page, services, item);
  await openScreen(page, screens.home);
  await expect(titles).toHaveText([...sample]);
  await openTab(page, tab);
  await itemButton(page, 'Delete', second).click();
  await openScreen(page, screens.home);
  await expect(titles).toHaveText([first, ...others, name]);
  await expect(page.getByRole('contentinfo').getByText(name)).toBeVisible();
});

test('emptied lists say so, as do the public screens', async ({ page }) => {
  for (const { tab, add, empty } of lists) {
    const panel = await openTab(page, tab);
    const deletions = panel.getByRole('button', { name: /^Delete/ });
    for (let left = await deletions.count(); left > 0; left -= 1) await deletions.last().click();
    await expect(itemNames(page)).toHaveCount(0);
    await expect(panel).toContainText(empty);
    await expect(page.getByRole('button', { name: add, exact: true })).toBeFocused();
  }
  const [home, offered, programs] = [homeOf(facts.en), servicesOf(facts.en), programsOf(facts.en)];
  for (const [screen, name, text] of [
    [screens.home, 'How We Help', home.services.empty],
    [screens.home, 'What Families Say', home.testimonials.empty],
    [screens.services, 'How We Help', offered.list.empty],
    [screens.programs, 'Upcoming Events', programs.events.empty],
  ] as const) {
    await openScreen(page, screen);
    await expect(region(page, name)).toContainText(text);
  }
});
