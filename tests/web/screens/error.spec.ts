import { breakAbout } from '../../support/break-list';
import { expect, openScreen, screens, test } from '../../support/site';

// What React caught is logged to the console.
test.use({ expectedErrors: [/The loom broke/] });

// Screens that cannot be fetched, or whose code is broken, are in features/faults.spec.ts.
test('a screen that throws says so in plain words, without a stack trace, on a page that still works', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const follow = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await breakAbout(page);
  await openScreen(page, screens.home);
  await follow('About');
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(main.getByText('You did nothing wrong, and nothing was sent.')).toBeVisible();
  await expect(main.getByText('Try again, or go back to Home.')).toBeVisible();
  await expect(main.getByRole('link', { name: '(212) 555-0142' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Details for Support' })).toContainText('The loom broke.');
  await expect(page.locator('body')).not.toContainText(/^\s*at .+/m);
  await expect(page.locator('body')).not.toContainText(/\.(js|tsx?):\d+/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The heading, which gets the focus, says it already.
  await expect(page.getByRole('alert')).toHaveCount(0);

  await main.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(heading).toHaveText('Weaving Hope, Changing Lives');
  await expect(heading).toBeFocused();
  await follow('About');
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(heading).toBeFocused();
  await follow('Services');
  await expect(page.getByRole('heading', { level: 2, name: 'Our Process' })).toBeVisible();
});
