import type { Page } from 'playwright/test';
import { openKiosk, waitForNextPress } from '../../../support/kiosk';
import { allScreens, expect, screens, test } from '../../../support/site';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('no screen links outside the site: addresses are shown as text', async ({ page }) => {
  await openKiosk(page);
  for (const { hash } of allScreens.filter(({ id }) => id !== 'notFound')) {
    await page.goto(`?kiosk${hash}`);
    await expect(page.getByRole('contentinfo')).toContainText('Instagram: instagram.example/weavinghope');
    const externalLinks = await page.locator('a[href]:not([href^="#"])').count();
    expect(externalLinks, hash).toBe(0);
  }
});

async function prepare(page: Page, message: string): Promise<void> {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
  await page.getByRole('radio', { name: 'General Information' }).check();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(message);
  await page.getByRole('button', { name: 'Prepare Message' }).click();
}

test('a prepared message becomes a QR code for the visitor’s own phone', async ({ page }) => {
  await openKiosk(page, screens.contact);
  await prepare(page, 'Hello');
  const ready = page.getByRole('region', { name: 'Your message is ready' });
  await expect(ready.getByRole('img', { name: /The message opens on your phone/ })).toBeVisible();
  await expect(ready.getByText('too long for one code')).toBeHidden();
  for (const name of ['Copy Text', 'Open in E-mail', 'Print']) {
    await expect(ready.getByText(name)).toBeHidden();
  }

  await waitForNextPress(page);
  await prepare(page, 'Hello again. '.repeat(1_500));
  await expect(ready.getByText('Your message is too long for one code')).toBeVisible();
  await expect(ready.getByRole('img', { name: /The message opens on your phone/ })).toBeVisible();
});

test('targets are at least 56 px wide and tall', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page, screens.contact);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select')]
      .filter((element) => element.checkVisibility() && !element.classList.contains('sr-only'))
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 56 || box.height < 56)
      .map(({ name, box }) => `${name}: ${box.width}x${box.height}`),
  );
  expect(small).toEqual([]);
});
