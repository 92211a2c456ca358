import { facts } from '../../support/filled-copy';
import { findPageFaults } from '../../support/page-faults';
import { expect, follow, inSpanish, publicScreens, test } from '../../support/site';

const pages = publicScreens
  .flatMap((screen) => [screen, inSpanish(screen)])
  .map(({ hash }) => hash.replace('#/', '').replace(/[^/]$/, '$&/'));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/^https:\/\/www\.weather\.gov/] });

  test('each page is sound, and found once by a crawler; no link is dead', async ({ page, siteUrl }) => {
    const found = new Map<string, string>();
    const queue = [siteUrl];
    for (const url of queue) {
      const answer = await page.request.get(url);
      expect(answer.status(), url).toBe(200);
      if (!answer.headers()['content-type']?.includes('html')) continue;
      await page.goto(url);
      found.set(url.slice(siteUrl.length), await page.title());
      expect.soft(await page.evaluate(findPageFaults, ['id']), url).toEqual([]);
      const links = await page
        .locator('a')
        .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
      for (const link of links.map((href) => href.replace(/[?#].*/, '')))
        if (link.startsWith(siteUrl) && !queue.includes(link)) queue.push(link);
    }
    expect([...found.keys()].sort()).toEqual(pages.toSorted());
    expect(new Set(found.values()).size).toBe(pages.length - 1);
  });

  test('Home says how to reach the foundation, and hides what needs scripts', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('');
    await expect(heading).toHaveText('Weaving Hope, Changing Lives');
    const ways = page.getByRole('alert').getByRole('link', { name: /555|@/ });
    const { phone, crisisLine, textLine, email } = facts.en.contacts;
    for (const [index, contact] of [phone, crisisLine, textLine, email].entries())
      await expect(ways.nth(index)).toHaveAttribute('href', contact?.href ?? '');
    await expect(page.getByRole('contentinfo').getByText('17 Loom Street')).toBeVisible();
    // Without scripts, it would soon be out of date.
    await expect(page.getByText(/(Open now|Closed)/)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['Menu', 'Text and colors', 'Easy read', 'Talk Board'])
      await expect(page.getByRole('button', { name })).toBeHidden();
  });

  test('on a phone, links lead to a screen, a part of it, and the other language', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('');
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
  });

  test('links take the place of the form and the finder, and tabs show their panels', async ({ page }) => {
    await page.goto('contact/');
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

  test('the Spanish page has its pictures, and links to the files beside it', async ({ page, request }) => {
    await page.goto('es/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Tejemos esperanza, cambiamos vidas');
    await expect(page.getByRole('alert')).toContainText('Puede llamarnos');
    const drawings = page.getByRole('navigation', { name: '¿Qué podemos hacer por usted?' }).locator('svg');
    await expect(drawings.filter({ visible: true })).toHaveCount(4 * ['picture', 'arrow'].length);
    const links = page.locator('link[rel=icon], link[hreflang]');
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
    expect(addresses).toContain(page.url());
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  });
});
