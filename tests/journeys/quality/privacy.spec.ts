import { mockDeskHost } from '../../support/admin';
import { allScreens, expect, openScreen, screens, test } from '../../support/site';

// The fixture fails a test that requests anything outside the bundle.
test('a visit to every screen stores nothing', async ({ page, context }) => {
  for (const screen of allScreens) await openScreen(page, screen);
  const stored = await page.evaluate(async () => ({
    windowName: window.name,
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    serviceWorkers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect({ ...stored, cookies: await context.cookies() }).toEqual({
    cookies: [],
    windowName: '',
    localStorage: [],
    sessionStorage: [],
    databases: [],
    caches: [],
    serviceWorkers: 0,
  });
});

test.describe('on the web', () => {
  // A text file names no icon, so that the browser asks for /favicon.ico.
  test.use({ expectedErrors: [/404|Content Security Policy/] });

  test('the content security policy is enforced, and the footer leads to the licenses', async ({ page }) => {
    await openScreen(page, screens.about);
    const outcome = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = "document.title = 'inline script'";
      document.head.append(script);
      const request = await fetch('index.html').catch(() => 'blocked');
      return { request, title: document.title };
    });
    expect(outcome.request).toBe('blocked');
    expect(outcome.title).not.toBe('inline script');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Open-Source Licenses' }).click();
    await expect(page).toHaveURL(/\/licenses\.txt$/);
    await expect(page.locator('body')).toContainText('Copyright (c) Meta Platforms, Inc. and affiliates.');
  });
});

test('at a desk, the footer does not lead out of the page', async ({ page }) => {
  await mockDeskHost(page);
  await page.goto(screens.about.hash);
  const links = page.getByRole('navigation', { name: 'Legal' }).getByRole('link');
  await expect(links).toHaveText(['Privacy Policy', 'Terms of Service']);
});
