import type { Page } from 'playwright/test';
import { admin } from '@/copy/en/content';
import { home as homeOf } from '@/copy/en/page';
import { programs as programsOf, services as servicesOf } from '@/copy/en/screens';
import {
  addItem,
  clickButton,
  field,
  fillForm,
  itemButton,
  itemNames,
  lists,
  mockDeskHost,
  openTab,
} from '../../../support/admin';
import { errorSummary } from '../../../support/contact';
import { facts } from '../../../support/filled-copy';
import { notifications } from '../../../support/notifications';
import { cards, region } from '../../../support/regions';
import { expect, openScreen, screens, test } from '../../../support/site';

const phone = { width: 320, height: 640 };

const [services, , events] = lists;

const fieldErrors = {
  Title: 'Enter a title.',
  Date: 'Enter a date.',
  Time: 'Enter a time.',
  Location: 'Enter a location.',
  Description: 'Enter a description.',
};

test('Add Event asks for every required field, then adds the item at the end', async ({ page }) => {
  const { tab, add, sample, item, name } = events;
  const form = page.locator('main form');
  const summary = errorSummary(page);
  await page.setViewportSize(phone);
  await openTab(page, tab);

  await test.step('Cancel adds nothing, and the form is empty when opened again', async () => {
    await clickButton(page, add);
    await fillForm(page, item);
    await clickButton(page, 'Cancel');
    await expect(page.getByRole('button', { name: add, exact: true })).toBeFocused();
    await expect(itemNames(page)).toHaveText([...sample]);
    await clickButton(page, add);
    await expect(field(page, 'Title')).toHaveValue('');
    await expect(field(page, 'Title')).toBeFocused();
  });

  await test.step('each required field is marked, and has an error to which the summary leads', async () => {
    await expect(form.getByText('Fields with an asterisk (*) are required.')).toHaveCount(1);
    await expect(form.locator('[aria-required=true]')).toHaveCount(Object.keys(fieldErrors).length);
    await clickButton(page, 'Save');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(Object.values(fieldErrors));
    for (const [label, message] of Object.entries(fieldErrors)) {
      const control = field(page, label);
      await expect(form.locator('label', { hasText: new RegExp(`^${label}\\s\\*$`) })).toBeVisible();
      await expect(control).toHaveAttribute('aria-required', 'true');
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleDescription(new RegExp(`^${message.replaceAll('.', '\\.')}`));
      await summary.getByRole('link', { name: message, exact: true }).click();
      await expect(control).toBeFocused();
    }
  });

  await test.step('a double-click on Save adds one item, and activates nothing else', async () => {
    await fillForm(page, item);
    await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
    await expect(itemNames(page)).toHaveText([...sample, name]);
    await expect(notifications(page)).toHaveCount(1);
    await expect(notifications(page, 'Content Updated')).toContainText(
      'Your changes have been saved successfully.',
    );
    await expect(page).toHaveURL(/#\/admin$/);
    await expect(page.getByText('Being edited')).toHaveCount(0);
    await expect(form).toHaveCount(0);
  });

  await test.step('the new item has the focus, and the notification covers nothing of it', async () => {
    const heading = itemNames(page).last();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name });
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await row.boundingBox()) ?? {};
        return y + height - ((await notifications(page).boundingBox())?.y ?? 0);
      })
      .toBeLessThanOrEqual(0);
  });

  await openScreen(page, screens.programs);
  const added = cards(page, 'Upcoming Events').filter({ visible: true }).last();
  for (const text of ['March 9, 2099', '9:00 AM - 11:00 AM', 'Riverside Park', 'Bring gloves.'])
    await expect(added).toContainText(text);
  await expect(added.getByRole('button', { name: 'Register Now Garden Day' })).toBeVisible();
});

test('in a browser, Edit marks a row, and says how to change it', async ({ page }) => {
  const marked = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Being edited' });
  await openTab(page, 'Services');
  for (const name of ['Support Services', 'Resource Directory']) {
    await itemButton(page, 'Edit', name).click();
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText(name);
    await expect(marked).toContainText(admin.editHint);
    await expect(page.getByRole('main').locator('form')).toHaveCount(0);
  }
  await clickButton(page, 'Add Service');
  await expect(marked).toHaveCount(0);
  await clickButton(page, 'Cancel');
});

test('at a desk, Edit replaces an item in its position', async ({ page }) => {
  const [list] = lists;
  const { tab, sample, item, name } = list;
  const [first, second, ...others] = sample;
  const forms = page.getByRole('main').locator('form');
  await mockDeskHost(page);
  await openTab(page, tab);

  // Cancel keeps the item.
  await itemButton(page, 'Edit', second).click();
  await expect(field(page, 'Title')).toBeFocused();
  await expect(page.getByText('Being edited')).toHaveCount(0);
  await fillForm(page, item);
  await clickButton(page, 'Cancel');
  await expect(itemNames(page)).toHaveText([...sample]);
  await expect(itemButton(page, 'Edit', second)).toBeFocused();

  // A double-click on Save changes one item.
  await itemButton(page, 'Edit', second).click();
  await fillForm(page, item);
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(itemNames(page)).toHaveText([first, name, ...others]);
  await expect(notifications(page)).toHaveCount(1);
  await expect(notifications(page, 'Content Updated')).toHaveCount(1);
  await expect(forms).toHaveCount(0);
  await expect(itemButton(page, 'Edit', name)).toBeFocused();

  // Deleting the item closes its form, which has the values of the item.
  await itemButton(page, 'Edit', name).click();
  await expect(forms).toHaveCount(1);
  await expect(field(page, 'Title')).toHaveValue(name);
  await itemButton(page, 'Delete', name).click();
  await expect(itemNames(page)).toHaveText([first, ...others]);
  await expect(forms).toHaveCount(0);
});

const [home, offered, programs] = [homeOf(facts.en), servicesOf(facts.en), programsOf(facts.en)];

const undo = (page: Page) => notifications(page).getByRole('button', { name: 'Undo', exact: true });

test('Delete is immediate and can be undone; emptied lists say so', async ({ page }) => {
  const { tab, sample } = services;
  const [first, second, ...others] = sample;
  await openTab(page, tab);
  await itemButton(page, 'Delete', second).dblclick();
  await expect(itemNames(page)).toHaveText([first, ...others]);
  await expect(itemNames(page).nth(1)).toBeFocused();
  await expect(notifications(page)).toHaveCount(1);
  await expect(notifications(page, 'Content Deleted')).toContainText(
    'The item has been removed successfully.',
  );
  await undo(page).click();
  await expect(itemNames(page)).toHaveText([...sample]);
  await expect(notifications(page, 'Content Restored')).toHaveCount(1);

  await test.step('emptied lists say so, as do the public screens', async () => {
    for (const { tab, add, sample, empty } of lists) {
      await openTab(page, tab);
      for (const name of [...sample].reverse()) await itemButton(page, 'Delete', name).click();
      await expect(itemNames(page)).toHaveCount(0);
      await expect(page.getByRole('tabpanel')).toContainText(empty);
      await expect(page.getByRole('button', { name: add, exact: true })).toBeFocused();
    }
    for (const [screen, name, text] of [
      [screens.home, 'How We Help', home.services.empty],
      [screens.home, 'What Families Say', home.testimonials.empty],
      [screens.services, 'How We Help', offered.list.empty],
      [screens.programs, 'Upcoming Events', programs.events.empty],
    ] as const) {
      await openScreen(page, screen);
      await expect(region(page, name)).toContainText(text);
      await expect(region(page, name).locator('h3, figure')).toHaveCount(0);
    }
  });
});

test('Home and the footer show the first four services', async ({ page }) => {
  const titles = region(page, 'How We Help').getByRole('heading', { level: 3 });
  await openTab(page, services.tab);
  await addItem(page, services, services.item);
  await openScreen(page, screens.home);
  await expect(titles).toHaveText([...services.sample]);
  await expect(page.getByRole('contentinfo').getByText(services.name)).toHaveCount(0);
  await openTab(page, services.tab);
  await itemButton(page, 'Delete', 'Support Services').click();
  await openScreen(page, screens.home);
  await expect(titles).toHaveText([
    ...services.sample.filter((title) => title !== 'Support Services'),
    services.name,
  ]);
  await expect(page.getByRole('contentinfo').getByText(services.name)).toBeVisible();
});

// How the keyboard reaches it: components/ui/notifications.test.tsx.
test('the notification with Undo stays, also on other screens', async ({ page }) => {
  await page.clock.install();
  await openTab(page, 'Services');
  await itemButton(page, 'Delete', 'Support Services').click();
  await page.clock.runFor(10 * 60_000);
  await openScreen(page, screens.services);
  await undo(page).click();
  await expect(region(page, 'How We Help').getByText('Support Services')).toBeVisible();
});

test('an open form is kept until it is canceled or saved', async ({ page }) => {
  const title = page.getByRole('tabpanel').getByLabel(/^Title/);
  const selected = page.getByRole('tab', { selected: true });
  await mockDeskHost(page);
  await openTab(page, 'Hero Section');
  await clickButton(page, 'Edit Hero Section');
  await title.fill('Half typed');
  await openTab(page, 'Services');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await itemButton(page, 'Edit', 'Support Services').click();
  await title.fill('Breathing Space');

  await openScreen(page, screens.about);
  await openScreen(page, screens.admin);
  await expect(selected).toHaveText('Services');
  await expect(title).toHaveValue('Breathing Space');
  await clickButton(page, 'Cancel');
  await expect(itemButton(page, 'Edit', 'Support Services')).toBeFocused();

  await openTab(page, 'Hero Section');
  await expect(title).toHaveValue('Half typed');
  await clickButton(page, 'Save');
  await expect(page.locator('main form')).toHaveCount(0);
});
