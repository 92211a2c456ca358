import { clickButton, field, fillForm, itemButton, itemNames, openTab } from '../../../support/admin';
import { notifications } from '../../../support/notifications';
import { expect, openScreen, screens, test } from '../../../support/site';

const testimonial = { Name: 'Ada L.', Role: 'Neighbor', Content: 'They listen.' };
const ratingError = 'Enter a whole number from 1 to 5.';

test.beforeEach(async ({ page }) => {
  await openTab(page, 'Testimonials');
  await clickButton(page, 'Add Testimonial');
});

test('the rating is 5 unless it is changed', { tag: '@full' }, async ({ page }) => {
  await expect(field(page, 'Rating')).toHaveValue('5');
  await expect(field(page, 'Rating')).toHaveAttribute('type', 'number');
});

test('ratings of 0, 6, 4.5, -1, 1e3 or none show an error', async ({ page }) => {
  await fillForm(page, testimonial);
  const summary = page.getByRole('region', { name: 'Please check these fields' });
  for (const rating of ['0', '6', '4.5', '-1', '1e3', '']) {
    await field(page, 'Rating').fill(rating);
    await clickButton(page, 'Save');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([ratingError]);
    await expect(field(page, 'Rating')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Rating')).toHaveAccessibleDescription(new RegExp(`^${ratingError}`));
    await expect(field(page, 'Rating')).toHaveValue(rating);
    await expect(itemNames(page)).toHaveCount(3);
  }
});

test('a rating that is not a number shows an error', { tag: '@full' }, async ({ page }) => {
  await fillForm(page, testimonial);
  await field(page, 'Rating').fill('');
  await field(page, 'Rating').pressSequentially('e');
  await clickButton(page, 'Save');
  await expect(field(page, 'Rating')).toHaveAccessibleDescription(new RegExp(`^${ratingError}`));
  await expect(itemNames(page)).toHaveCount(3);
});

test('ratings from 1 to 5 are accepted and shown on Home', { tag: '@full' }, async ({ page }) => {
  const ratings = ['1', '2', '3', '4', '5'];
  await clickButton(page, 'Cancel');
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

test('Edit does nothing', { tag: '@full' }, async ({ page }) => {
  await clickButton(page, 'Cancel');
  const panel = page.getByRole('tabpanel');
  const before = await panel.innerHTML();
  await itemButton(page, 'Edit', 'Daniel O.').click();
  expect(await panel.innerHTML()).toBe(before);
  await expect(notifications(page)).toHaveCount(0);
});
