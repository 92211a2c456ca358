import { clickButton, field, fillForm, openTab, saveHero } from '../../../support/admin';
import { notifications } from '../../../support/notifications';
import { expect, openScreen, screens, test } from '../../../support/site';

const { home } = screens;

test('the form has the current values, and Cancel keeps them', async ({ page }) => {
  const panel = await openTab(page, 'Hero Section');
  await expect(panel).toContainText('Weaving Hope, Changing Lives');
  await expect(panel).toContainText('weave.svg');
  await clickButton(page, 'Edit Hero Section');
  await expect(field(page, 'Title')).toBeFocused();
  await expect(field(page, 'Title')).toHaveValue('Weaving Hope, Changing Lives');
  await expect(field(page, 'Subtitle')).toHaveValue(/^Families, caregivers/);
  await expect(field(page, 'Image URL')).toHaveValue('weave.svg');

  await fillForm(page, { Title: 'Never saved' });
  await clickButton(page, 'Cancel');
  await expect(field(page, 'Title')).toHaveCount(0);
  await expect(panel).toContainText('Weaving Hope, Changing Lives');
  await expect(panel).not.toContainText('Never saved');
  await expect(page.getByRole('button', { name: 'Edit Hero Section' })).toBeFocused();
  await expect(notifications(page)).toHaveCount(0);
});

test('Save updates the hero on Home at once, and shows a notification', async ({ page }) => {
  await saveHero(page, { Title: 'Hope, knot by knot', Subtitle: 'First line\nSecond line' });
  await expect(notifications(page, 'Content Updated')).toContainText(
    'Your changes have been saved successfully.',
  );
  await expect(page.getByRole('button', { name: 'Edit Hero Section' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('Hope, knot by knot');

  await openScreen(page, home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hope, knot by knot');
  await expect(page.getByText('First line Second line')).toBeVisible();
});

test('a title of 200 characters is set smaller, so that the first view has the whole of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openScreen(page, home);
  const title = page.getByRole('heading', { level: 1 });
  const size = () => title.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  const usual = await size();
  await saveHero(page, { Title: `${'Many threads make one strong cloth. '.repeat(6).slice(0, 199)}.` });
  await openScreen(page, home);
  expect(await size()).toBeLessThan(0.75 * usual);
  await expect(title).toBeInViewport({ ratio: 1 });
});

test('no field is required: a blank title falls back to the name of the foundation', async ({ page }) => {
  await saveHero(page, { Title: ' \t ', Subtitle: '', 'Image URL': '' });
  await expect(page.getByRole('tabpanel').getByText('Blank', { exact: true })).toHaveCount(3);

  await openScreen(page, home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope');
});

test('markup is shown as text', async ({ page }) => {
  const markup = '<img src=x onerror="window.name = \'run\'"><b>Bold</b> &amp; <script>1</script>';
  await saveHero(page, { Title: markup, Subtitle: markup });
  await expect(page.getByRole('tabpanel').getByText(markup, { exact: true })).toHaveCount(2);

  await openScreen(page, home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(markup);
  await expect(page.getByRole('main').getByText(markup, { exact: true })).toHaveCount(2);
  await expect(page.locator('b')).toHaveCount(0);
  expect(await page.evaluate(() => window.name)).toBe('');
});
