import type { Page } from 'playwright/test';
import {
  clickButton,
  expectFormValues,
  field,
  fillForm,
  itemButton,
  itemNames,
  lists,
  mockDeskHost,
  openTab,
} from '../../../support/admin';
import { notifications } from '../../../support/notifications';
import { expect, openScreen, screens, test } from '../../../support/site';

/** The field values of the second item of each list. */
const filledIn = {
  Services: { Title: 'Support Services', Description: /^A caregiver for the evening/, Icon: 'Helping hand' },
  Testimonials: {
    Name: 'Daniel O.',
    Role: 'Brother and caregiver',
    Content: /^They asked my brother/,
    Rating: '5',
  },
  Events: {
    Title: 'Sensory-Friendly Music Hour',
    Date: '2024-12-20',
    Time: '3:00 PM - 4:00 PM',
    Location: 'Riverside Library, ground floor',
    Description: /^Soft lights/,
  },
};

test.beforeEach(async ({ page }) => {
  await mockDeskHost(page);
});

for (const { tab, add, sample, item, name, fieldErrors } of lists) {
  const [first, second, ...others] = sample;

  test(`Edit in ${tab} replaces an item in its position`, async ({ page }) => {
    const forms = page.locator('main form');
    const [label = '', message = ''] = Object.entries(fieldErrors)[0] ?? [];
    await openTab(page, tab);

    await test.step('the form has the current values, and Cancel keeps the item', async () => {
      await itemButton(page, 'Edit', second).click();
      await expect(forms).toHaveCount(1);
      await expectFormValues(page, filledIn[tab]);
      await expect(field(page, label)).toBeFocused();
      await expect(page.getByText('Being edited')).toHaveCount(0);
      await fillForm(page, item);
      await clickButton(page, 'Cancel');
      await expect(itemNames(page)).toHaveText([...sample]);
      await expect(itemButton(page, 'Edit', second)).toBeFocused();
    });

    await test.step('Save replaces the item, unless the form is invalid', async () => {
      await itemButton(page, 'Edit', second).click();
      await fillForm(page, { ...item, [label]: ' ' });
      await clickButton(page, 'Save');
      await expect(field(page, label)).toHaveAccessibleDescription(message);
      await expect(itemNames(page)).toHaveText([...sample]);

      await fillForm(page, { [label]: name });
      // A double-click changes one item.
      await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
      await expect(itemNames(page)).toHaveText([first, name, ...others]);
      await expect(notifications(page)).toHaveCount(1);
      await expect(notifications(page, 'Content Updated')).toHaveCount(1);
      await expect(forms).toHaveCount(0);
      await expect(itemButton(page, 'Edit', name)).toBeFocused();
    });

    await test.step('deleting the item closes its form', async () => {
      await itemButton(page, 'Edit', name).click();
      await expectFormValues(page, item);
      await itemButton(page, 'Delete', name).click();
      await expect(itemNames(page)).toHaveText([first, ...others]);
      await expect(forms).toHaveCount(0);
    });

    await test.step('Add still appends', async () => {
      await itemButton(page, 'Edit', first).click();
      await clickButton(page, add);
      await expect(forms).toHaveCount(1);
      await fillForm(page, item);
      await clickButton(page, 'Save');
      await expect(itemNames(page)).toHaveText([first, ...others, name]);
    });
  });
}

/** The bullets of a service on Services. */
const bullets = (page: Page, service: string) =>
  page.getByRole('list', { name: `Included in ${service}` }).getByRole('listitem');

test('an edited service keeps its bullets on Services', async ({ page }) => {
  await openScreen(page, screens.services);
  const before = await bullets(page, 'Support Services').allInnerTexts();
  expect(before).toHaveLength(4);

  await openTab(page, 'Services');
  await itemButton(page, 'Edit', 'Support Services').click();
  await fillForm(page, { Title: 'Breathing Space', Icon: 'Leaf' });
  await clickButton(page, 'Save');
  await openScreen(page, screens.services);
  await expect(bullets(page, 'Breathing Space')).toHaveText(before);
});

test('an edited event shows the entered day on Programs', async ({ page }) => {
  await openTab(page, 'Events');
  await itemButton(page, 'Edit', 'Winter Open House').click();
  await fillForm(page, { Date: '2025-02-28' });
  await clickButton(page, 'Save');
  await openScreen(page, screens.programs);
  await expect(page.getByRole('region', { name: 'Upcoming Events' }).locator('li').first()).toContainText(
    'February 28, 2025',
  );
});
