import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allScreens, expect, openScreen, test } from '../../support/site';

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

test.describe('the content security policy of a page', () => {
  test('comes before everything that it applies to', ({ siteFolder }) => {
    const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const html = readFileSync(join(siteFolder, file), 'utf8');
      const first = html.match(/Content-Security-Policy|<script|<link|<style/)?.[0];
      expect(first, file).toBe('Content-Security-Policy');
    }
  });

  test.describe('is enforced', () => {
    test.use({ expectedErrors: [/Content Security Policy/] });

    test('on requests and on inline scripts', async ({ page }) => {
      await page.goto('');
      const outcome = await page.evaluate(async () => {
        const script = document.createElement('script');
        script.textContent = "document.title = 'inline script'";
        document.head.append(script);
        const request = await fetch('index.html').catch(() => 'blocked');
        return { request, title: document.title };
      });
      expect(outcome.request).toBe('blocked');
      expect(outcome.title).not.toBe('inline script');
    });
  });
});
