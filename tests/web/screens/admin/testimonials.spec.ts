import { field, fillForm, itemButton, itemNames, openTab, press } from '../../../support/admin';
import { notifications } from '../../../support/notifications';
import { expect, openScreen, test } from '../../../support/site';

const voice = { Name: 'Ada L.', Role: 'Neighbor', Content: 'They listen.' };
const refusal = 'Enter a whole number from 1 to 5.';

test.beforeEach(async ({ page }) => {
  await openTab(page, 'Testimonials');
  await press(page, 'Add Testimonial');
});

test('the rating is 5 unless it is changed', async ({ page }) => {
  await expect(field(page, 'Rating')).toHaveValue('5');
  await expect(field(page, 'Rating')).toHaveAttribute('type', 'number');
});

test('0, 6, 4.5, -1, 1e3 and no rating are refused in words', async ({ page }) => {
  await fillForm(page, voice);
  const summary = page.getByRole('region', { name: 'Please check these fields' });
  for (const rating of ['0', '6', '4.5', '-1', '1e3', '']) {
    await field(page, 'Rating').fill(rating);
    await press(page, 'Save');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([refusal]);
    await expect(field(page, 'Rating')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Rating')).toHaveAccessibleDescription(new RegExp(`^${refusal}`));
    await expect(field(page, 'Rating')).toHaveValue(rating);
    await expect(itemNames(page)).toHaveCount(3);
  }
});

test('a rating that is no number is refused in words', async ({ page }) => {
  await fillForm(page, voice);
  await field(page, 'Rating').fill('');
  await field(page, 'Rating').pressSequentially('e');
  await press(page, 'Save');
  await expect(field(page, 'Rating')).toHaveAccessibleDescription(new RegExp(`^${refusal}`));
  await expect(itemNames(page)).toHaveCount(3);
});

test('1 to 5 are accepted, and drawn on Home', async ({ page }) => {
  const ratings = ['1', '2', '3', '4', '5'];
  await press(page, 'Cancel');
  for (const rating of ratings) {
    await press(page, 'Add Testimonial');
    await fillForm(page, { ...voice, Name: `Voice ${rating}`, Rating: rating });
    await press(page, 'Save');
    await expect(itemNames(page).last()).toHaveText(`Voice ${rating}`);
  }

  await openScreen(page, { name: 'Home', hash: '#/' });
  const voices = page.getByRole('region', { name: 'What Families Say' });
  for (const rating of ratings) {
    const added = voices.locator('li', { hasText: `Voice ${rating}` });
    await expect(added).toContainText('They listen.');
    await expect(added).toContainText('Neighbor');
    await expect(added.getByRole('img', { name: `Rated ${rating} out of 5`, exact: true })).toBeVisible();
  }
});

test('Edit does nothing', async ({ page }) => {
  await press(page, 'Cancel');
  const panel = page.getByRole('tabpanel');
  const before = await panel.innerHTML();
  await itemButton(page, 'Edit', 'Daniel O.').click();
  expect(await panel.innerHTML()).toBe(before);
  await expect(notifications(page)).toHaveCount(0);
});
