import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFound } from '@/copy/en/screens/not-found';
import { facts } from '../../support/filled-copy';
import { findPageFaults } from '../../support/page-faults';
import { previewSite } from '../../support/preview-site';
import { expect, follow, inSpanish, publicScreens, test as siteTest, test } from '../../support/site';

const allPages = publicScreens
  .flatMap((screen) => [screen, inSpanish(screen)])
  .map(({ hash }) => hash.replace('#/', '').replace(/[^/]$/, '$&/'));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/^https:\/\/www\.weather\.gov/] });

  test('each page is sound: its lists, its links, and its words without styles', async ({ page }) => {
    for (const path of allPages) {
      await page.goto(path);
      expect.soft(await page.evaluate(findPageFaults, ['id']), path).toEqual([]);
    }
  });

  test('a visitor reads each screen, reaches another, and leaves', async ({ page, request }) => {
    const heading = page.getByRole('heading', { level: 1 });

    await test.step('Home is readable, says how to reach the foundation, and hides what needs scripts', async () => {
      await page.goto('');
      await expect(heading).toHaveText('Weaving Hope, Changing Lives');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
        'Our Mission',
        'How We Help',
        'Ready to Get Started',
        'What Families Say',
      ]);
      const ways = page.getByRole('alert').getByRole('link', { name: /555|@/ });
      const { phone, crisisLine, textLine, email } = facts.en.contacts;
      const contacts = [phone, crisisLine, textLine, email];
      await expect(ways).toHaveText(contacts.map((contact) => contact?.text ?? ''));
      for (const [index, contact] of contacts.entries())
        await expect(ways.nth(index)).toHaveAttribute('href', contact?.href ?? '');
      await expect(page.getByRole('contentinfo').getByText('17 Loom Street')).toBeVisible();
      // Without scripts, it would soon be out of date.
      await expect(page.getByText(/(Open now|Closed)/)).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 844 });
      for (const name of ['Menu', 'Text and colors', 'Easy read', 'Talk Board'])
        await expect(page.getByRole('button', { name })).toBeHidden();
    });

    await test.step('on a phone, links lead to another screen, a part of it, and the other language', async () => {
      await follow(page, 'Contact');
      await expect(heading).toHaveText('Talk to Us');
      // The whole menu would cover most of the screen.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await page.getByRole('link', { name: 'Write a message' }).click();
      await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeInViewport();
      await page.getByRole('link', { name: 'Español' }).click();
      await expect(page).toHaveURL(/\/es\/contact\/$/);
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/\/contact\/\?lang=en$/);
      await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
      await expect(page).toHaveURL(/\?lang=en#main$/);
    });

    await test.step('an e-mail takes the place of the form, a call that of the finder, and tabs show their panels', async () => {
      const message = page.getByRole('region', { name: 'Send Us a Message' });
      await expect(message.getByRole('link')).toHaveText(['hello@weavinghope.example']);
      await expect(message.getByRole('textbox')).toHaveCount(0);
      await page.goto('');
      await page.getByRole('link', { name: 'Not sure? Answer three questions' }).click();
      await expect(page).toHaveURL(/services\/#/);
      const finder = page.getByRole('region', { name: 'Find What Fits' });
      await expect(finder.getByRole('link', { name: '(212) 555-0142' })).toBeInViewport();
      for (const name of ['Individual', 'Family', 'Community'])
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'For me' })).toHaveCount(0);
    });

    await test.step('the Spanish page has its pictures, and links to the files beside it', async () => {
      await page.goto('es/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(heading).toHaveText('Tejemos esperanza, cambiamos vidas');
      await expect(page.getByRole('alert')).toContainText('Puede llamarnos');
      const ways = page.getByRole('navigation', { name: '¿Qué podemos hacer por usted?' });
      await expect(ways.locator('svg')).toHaveCount(4);
      for (const picture of await ways.locator('svg').all()) await expect(picture).toBeVisible();
      const links = page.locator('link[rel=icon], link[hreflang]');
      const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
      expect(addresses).toHaveLength(3);
      expect(addresses).toContain(page.url());
      for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
    });
  });
});

/** The site at the root of its domain, on a host that sends 404.html for addresses that lead nowhere. */
const hostTest = siteTest.extend<object, { siteUrl: string }>({
  siteUrl: [
    async ({ siteFolder }, use) => {
      const page = readFileSync(join(siteFolder, '404.html'));
      const { server, url } = await previewSite(siteFolder, {
        plugins: [
          {
            name: 'not-found-page',
            configurePreviewServer({ middlewares }) {
              middlewares.use((request, response, next) => {
                const { pathname } = new URL(request.url ?? '', 'http://localhost');
                if (existsSync(join(siteFolder, pathname))) next();
                else response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
              });
            },
          },
        ],
      });
      await use(url);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

hostTest.describe('an unknown address of a host', () => {
  hostTest.use({ expectedErrors: [/status of 404|no screen has the path/] });

  hostTest('is not found in the app, either, and links lead on', async ({ page, siteUrl }) => {
    await page.goto('about:blank');
    await page.goto('sub/no-such-page?from=mail', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    const prerendered = await heading.elementHandle();
    await expect(page.locator('html[data-loading]')).toHaveCount(0);
    await expect(page).toHaveURL(`${siteUrl}sub/no-such-page?from=mail`);
    await expect(page).toHaveTitle(/^Page not found/);
    expect(await prerendered?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.evaluate(findPageFaults, ['id'])).toEqual([]);
    await follow(page, 'Services');
    await expect(page).toHaveTitle(/^Services/);
    await page.goBack();
    await expect(heading).toContainText('404');
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
    await page.goto('privacy');
    await expect(page.getByText(notFound.legal.lead)).toBeVisible();
  });
});
