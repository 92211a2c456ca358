import type { Page } from 'playwright/test';
import { screenPaths } from '@/content/screen-paths';
import { expectNoHorizontalScroll } from '../../support/layout';
import { buildPseudoSite } from '../../support/pseudo-language';
import { test as base, expect } from '../../support/site';
import { findUnreadableText } from '../../support/whole-words';

const hashes = [...Object.values(screenPaths), '/no-such-page'].map((path) => `#${path}`);

/** Left in any language: e-mail addresses, account names, file names, languages, the address that was typed. */
const untranslated = /\S*@\S+|\S+\.example\S*|weave\.svg|data:image\/|^English$/g;

/**
 * All texts of the page, visible or not, that a person or assistive technology could get: text, names, descriptions and
 * the title. Dates are left to the locale, whose script is not Latin, and languages have their own names. Runs in the page.
 */
function pageTexts(): string[] {
  const texts = [document.title];
  const attributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];
  const walker = document.createTreeWalker(
    document.documentElement,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of attributes) texts.push(node.getAttribute(name) ?? '');
    } else if (!node.parentElement?.closest('style, script, noscript, time, [hreflang]')) {
      // An e-mail address is several elements, with a break opportunity between them.
      const element = node.parentElement;
      const whole = (element?.closest('.whole') ?? element)?.textContent ?? '';
      texts.push((/^\S+@\S+$/.test(whole) ? whole : node.textContent) ?? '');
    }
  }
  return texts;
}

/** Texts with a word in plain Latin letters: every translated one has accents. */
async function englishTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(pageTexts);
  return texts.filter((text) => /(?<!\p{L})[A-Za-z]{2,}(?!\p{L})/u.test(text.replaceAll(untranslated, '')));
}

/** It reads from right to left, which breaks more layouts than longer words alone. */
const language = { tag: 'ar', locale: 'ar-EG', direction: 'rtl' } as const;

const test = base.extend<object, { siteFolder: string }>({
  siteFolder: [
    async ({ siteFolder: _english }, use) => use(await buildPseudoSite(language)),
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('Easy read, refusals, display settings and the kiosk have no English left', async ({ page }) => {
  const easyRead = page.locator('[data-reading-tools] button[aria-pressed]');
  await page.goto(`?lang=es#${screenPaths.programs}`);
  await easyRead.click();
  await expect(easyRead).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await englishTexts(page)).toEqual([]);
  await easyRead.click();

  await page.goto(`?lang=es#${screenPaths.services}`);
  for (const step of ['question 1', 'question 2', 'question 3']) {
    expect(await englishTexts(page), step).toEqual([]);
    await page.locator('main fieldset:visible button').last().click();
  }
  await expect(page.locator('main h4').first()).toBeVisible();
  expect(await englishTexts(page), 'the result').toEqual([]);

  await page.goto(`?lang=es#${screenPaths.contact}`);
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('main form [aria-invalid]').first()).toBeVisible();
  await page.getByRole('banner').locator('button[aria-haspopup=dialog]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await englishTexts(page)).toEqual([]);

  await page.goto(`?kiosk&lang=es#${screenPaths.contact}`);
  await expect(page.locator('html[data-kiosk]')).toBeAttached();
  await page.locator('main form input').first().click();
  await expect(page.locator('.screen-keyboard button').first()).toBeVisible();
  expect(await englishTexts(page)).toEqual([]);
});

test('no screen has English left, and its layout holds', async ({ page }) => {
  test.setTimeout(120_000);
  for (const hash of hashes) {
    await test.step(hash, async () => {
      await page.goto(`?lang=es${hash}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
      await expect(page.locator('html')).toHaveCSS('direction', language.direction);
      expect(await englishTexts(page)).toEqual([]);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findUnreadableText(page), `${width} px`).toEqual([]);
        await expectNoHorizontalScroll(page);
      }
    });
  }
  const phone = page.getByRole('contentinfo').getByRole('link', { name: '(212) 555-0142' });
  await expect(phone, 'a phone number reads from left to right').toHaveCSS('direction', 'ltr');
});
