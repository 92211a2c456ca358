import { addItem, field, itemButton, lists, openTab, press } from '../../../support/admin';
import { notifications } from '../../../support/notifications';
import { expect, openScreen, test } from '../../../support/site';

const events = lists[2];

test.beforeEach(async ({ page }) => {
  await openTab(page, 'Events');
});

test('an added event is last on Programs, with its time, its place and a way to register', async ({
  page,
}) => {
  if (events) await addItem(page, events, events.item);
  await openScreen(page, { name: 'Programs', hash: '#/programs' });
  const added = page.getByRole('region', { name: 'Upcoming Events' }).locator('li').last();
  await expect(added.getByRole('heading', { name: 'Garden Day' })).toBeVisible();
  for (const words of ['March 9, 2025', '9:00 AM - 11:00 AM', 'Riverside Park', 'Bring gloves.']) {
    await expect(added).toContainText(words);
  }
  await expect(added.getByRole('button', { name: 'Register Now' })).toBeVisible();
});

test('the date is chosen from a calendar, the time is free text', async ({ page }) => {
  await press(page, 'Add Event');
  await expect(field(page, 'Date')).toHaveAttribute('type', 'date');
  await expect(field(page, 'Time')).toHaveJSProperty('type', 'text');
});

test('Edit does nothing', async ({ page }) => {
  const panel = page.getByRole('tabpanel');
  const before = await panel.innerHTML();
  await itemButton(page, 'Edit', 'Winter Open House').click();
  expect(await panel.innerHTML()).toBe(before);
  await expect(notifications(page)).toHaveCount(0);
});
