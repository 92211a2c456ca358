import type { Page } from 'playwright/test';
import {
  addItem,
  clickButton,
  type FormText,
  field,
  fillForm,
  itemButton,
  itemNames,
  lists,
  openTab,
} from '../../../support/admin';
import { notifications } from '../../../support/notifications';
import { expect, openScreen, screens, test } from '../../../support/site';

const [services, , events] = lists;

async function addService(page: Page, item: FormText): Promise<void> {
  if (services) await addItem(page, services, item);
}

test.describe('services', () => {
  test.beforeEach(async ({ page }) => {
    await openTab(page, 'Services');
  });

  test('an added service is last on Services, without bullets, and has the icon that was selected by name', async ({
    page,
  }) => {
    await clickButton(page, 'Add Service');
    const icon = field(page, 'Icon');
    await expect(icon).toHaveJSProperty('tagName', 'SELECT');
    await expect(icon.locator('option[value=map-pin]')).toHaveText('Map pin');
    const preview = page.getByRole('tabpanel').locator('form svg');
    await expect(preview).toHaveCount(1);
    await icon.selectOption('Puzzle');
    const puzzle = await preview.innerHTML();
    await icon.selectOption('Leaf');
    await expect(preview).toBeVisible();
    expect(await preview.innerHTML()).not.toBe(puzzle);

    await fillForm(page, { Title: 'Toy Library', Description: 'Toys on loan.', Icon: 'Puzzle' });
    await clickButton(page, 'Save');
    await openScreen(page, screens.services);
    const cards = page.getByRole('region', { name: 'How We Help' }).locator('li:has(> h3, > * > h3)');
    await expect(cards).toHaveCount(5);
    const added = cards.last();
    await expect(added).toContainText('Toy Library');
    await expect(added).toContainText('Toys on loan.');
    await expect(added.getByRole('list')).toHaveCount(0);
    expect(await added.locator('svg.lucide').innerHTML()).toBe(puzzle);
  });

  test('Home shows the first four services; the list in the footer does not change', async ({ page }) => {
    await addService(page, { Title: 'Fifth', Description: 'Not on Home yet' });
    await openScreen(page, screens.home);
    const titles = page.getByRole('region', { name: 'How We Help' }).getByRole('heading', { level: 3 });
    await expect(titles).toHaveText([
      'Provider Matching',
      'Support Services',
      'Resource Directory',
      'Community Programs',
    ]);

    await openTab(page, 'Services');
    await itemButton(page, 'Delete', 'Support Services').click();
    await openScreen(page, screens.home);
    await expect(titles).toHaveText([
      'Provider Matching',
      'Resource Directory',
      'Community Programs',
      'Fifth',
    ]);
    await expect(page.getByRole('contentinfo')).toContainText('Support Services');
    await expect(page.getByRole('contentinfo')).not.toContainText('Fifth');
  });

  test('Edit marks the row and opens no form, until another row is edited, added or deleted', async ({
    page,
  }) => {
    const marked = page.getByRole('tabpanel').locator('li', { hasText: 'Being edited' });
    for (const name of ['Support Services', 'Resource Directory']) {
      await itemButton(page, 'Edit', name).click();
      await expect(marked).toHaveCount(1);
      await expect(marked).toContainText(name);
      await expect(page.locator('main form')).toHaveCount(0);
    }

    await clickButton(page, 'Add Service');
    await expect(marked).toHaveCount(0);
    await expect(field(page, 'Title')).toHaveValue('');
    await clickButton(page, 'Cancel');
    await addService(page, { Title: 'Added', Description: 'Last' });
    await expect(itemNames(page)).toHaveText([
      'Provider Matching',
      'Support Services',
      'Resource Directory',
      'Community Programs',
      'Added',
    ]);

    await itemButton(page, 'Edit', 'Support Services').click();
    await expect(marked).toHaveCount(1);
    await itemButton(page, 'Delete', 'Resource Directory').click();
    await expect(itemNames(page)).toHaveCount(4);
    await expect(marked).toHaveCount(0);
  });
});

test('Edit does nothing to testimonials and events', async ({ page }) => {
  for (const { tab, sample } of lists.slice(1)) {
    const panel = await openTab(page, tab);
    const before = await panel.innerHTML();
    await itemButton(page, 'Edit', sample[1]).click();
    expect(await panel.innerHTML()).toBe(before);
    await expect(notifications(page)).toHaveCount(0);
  }
});

test('the rating of a testimonial is a whole number from 1 to 5, shown on Home', async ({ page }) => {
  const testimonial = { Name: 'Ada L.', Role: 'Neighbor', Content: 'They listen.' };
  const ratingError = 'Enter a whole number from 1 to 5.';
  const summary = page.getByRole('region', { name: 'Please check these fields' });
  const rating = field(page, 'Rating');
  await openTab(page, 'Testimonials');
  await clickButton(page, 'Add Testimonial');
  await expect(rating).toHaveValue('5');
  await expect(rating).toHaveAttribute('type', 'number');

  await fillForm(page, testimonial);
  for (const text of ['0', '6', '4.5', '-1', '1e3', '', 'e']) {
    await rating.fill('');
    await rating.pressSequentially(text);
    await clickButton(page, 'Save');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([ratingError]);
    await expect(rating).toHaveAttribute('aria-invalid', 'true');
    await expect(rating).toHaveAccessibleDescription(new RegExp(`^${ratingError}`));
    // The field has no value while its text is not a number.
    await expect(rating).toHaveValue(text === 'e' ? '' : text);
    await expect(itemNames(page)).toHaveCount(3);
  }

  await clickButton(page, 'Cancel');
  const ratings = ['1', '2', '3', '4', '5'];
  for (const rating of ratings) {
    await clickButton(page, 'Add Testimonial');
    await fillForm(page, { ...testimonial, Name: `Voice ${rating}`, Rating: rating });
    await clickButton(page, 'Save');
    await expect(itemNames(page).last()).toHaveText(`Voice ${rating}`);
  }
  await openScreen(page, screens.home);
  const testimonials = page.getByRole('region', { name: 'What Families Say' });
  for (const rating of ratings) {
    const added = testimonials.locator('li', { hasText: `Voice ${rating}` });
    await expect(added).toContainText('They listen.');
    await expect(added).toContainText('Neighbor');
    await expect(added.getByRole('img', { name: `Rated ${rating} out of 5`, exact: true })).toBeVisible();
  }
});

test('an added event is last on Programs, with its time, location and a button to register', async ({
  page,
}) => {
  await openTab(page, 'Events');
  await clickButton(page, 'Add Event');
  await expect(field(page, 'Date')).toHaveAttribute('type', 'date');
  await expect(field(page, 'Time')).toHaveJSProperty('type', 'text');
  await fillForm(page, events?.item ?? {});
  await clickButton(page, 'Save');

  await openScreen(page, screens.programs);
  const added = page.getByRole('region', { name: 'Upcoming Events' }).locator('li').last();
  await expect(added.getByRole('heading', { name: 'Garden Day' })).toBeVisible();
  for (const text of ['March 9, 2025', '9:00 AM - 11:00 AM', 'Riverside Park', 'Bring gloves.']) {
    await expect(added).toContainText(text);
  }
  await expect(added.getByRole('button', { name: 'Register Now' })).toBeVisible();
});
