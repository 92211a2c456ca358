import { crossSection } from '../../support/full-run';
import { expect, openScreen, screens, test } from '../../support/site';

const { notFound } = screens;

test.use({ expectedErrors: [/^404 Error/] });

test('an unknown path shows 404, a message and a link to Home', async ({ page }) => {
  await openScreen(page, notFound);
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main.getByText('Oops! Page not found', { exact: true })).toBeVisible();

  await main.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');
});

test('the attempted path is logged to the console once', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await openScreen(page, notFound);
  await expect.poll(() => errors).toEqual([expect.stringContaining('/no-such-page')]);
});

for (const { name, path } of crossSection(
  [
    { name: 'Privacy Policy', path: '/privacy' },
    { name: 'Terms of Service', path: '/terms' },
  ],
  1,
)) {
  test(`${name} in the footer leads to the not-found screen`, async ({ page }) => {
    await page.goto('');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
  });
}
