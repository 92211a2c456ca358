import { addItem, clickButton, field, itemButton, lists, openTab } from '../../../support/admin';
import { notifications } from '../../../support/notifications';
import { expect, openScreen, screens, test } from '../../../support/site';

const events = lists[2];

test.beforeEach(async ({ page }) => {
  await openTab(page, 'Events');
});

test('an added event is last on Programs, with its time, location and a button to register', async ({
  page,
}) => {
  if (events) await addItem(page, events, events.item);
  await openScreen(page, screens.programs);
  const added = page.getByRole('region', { name: 'Upcoming Events' }).locator('li').last();
  await expect(added.getByRole('heading', { name: 'Garden Day' })).toBeVisible();
  for (const text of ['March 9, 2025', '9:00 AM - 11:00 AM', 'Riverside Park', 'Bring gloves.']) {
    await expect(added).toContainText(text);
  }
  await expect(added.getByRole('button', { name: 'Register Now' })).toBeVisible();
});

test('the date has a date picker, the time is free text', { tag: '@full' }, async ({ page }) => {
  await clickButton(page, 'Add Event');
  await expect(field(page, 'Date')).toHaveAttribute('type', 'date');
  await expect(field(page, 'Time')).toHaveJSProperty('type', 'text');
});

test('Edit does nothing', { tag: '@full' }, async ({ page }) => {
  const panel = page.getByRole('tabpanel');
  const before = await panel.innerHTML();
  await itemButton(page, 'Edit', 'Winter Open House').click();
  expect(await panel.innerHTML()).toBe(before);
  await expect(notifications(page)).toHaveCount(0);
});
