import type { Locator, Page } from 'playwright/test';
import { breakAbout } from '../../support/break-list';
import { contactField, preparedMessage, prepareMessage, validMessage } from '../../support/contact';
import { easyReadToggle } from '../../support/easy-read';
import { goTo, IDLE_SECONDS, openKiosk, tapDock, waitForNextPress, waitIdle } from '../../support/kiosk';
import { expectNoHorizontalScroll, waitForLayout } from '../../support/layout';
import { allScreens, test as base, expect, openScreen, screens } from '../../support/site';
import { states } from '../../support/states';
import { findUnreadableText } from '../../support/whole-words';
import { buildPseudoSite } from './pseudo-site';

/** Left in any language: e-mail addresses, account names, file names, languages, the address that was typed. */
const untranslated = /\S*@\S+|\S+\.example\S*|weave\.svg|data:image\/|^English$/g;

/** What the tests type, what a prepared message tells the office, an error's own message, sample names and times. */
const untranslatedInStates =
  /Ada Lovelace|I would like to help\.|This message is in \w+\. .*|The loom broke\.|“author”|(Maria|Daniel|Amina) \w\.|\d [AP]M( -)?/g;

/**
 * All texts of the page, visible or not, that a person or assistive technology could get: text, names, descriptions and
 * the title. What staff edit in English says so, file names are no text, and what is announced goes by itself. Dates are left to the locale, whose script is not Latin, and languages have their own names. Runs in the page.
 */
function pageTexts(): string[] {
  const left =
    'style, script, noscript, time, [hreflang], main [lang=en], [translate=no], .sr-only[aria-live]';
  const texts = [document.title];
  const attributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];
  const walker = document.createTreeWalker(
    document.documentElement,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of attributes) texts.push(node.getAttribute(name) ?? '');
    } else if (!node.parentElement?.closest(left)) {
      // An e-mail address is several elements, with a break opportunity between them.
      const element = node.parentElement;
      const whole = (element?.closest('.keep-together') ?? element)?.textContent ?? '';
      texts.push((/^\S+@\S+$/.test(whole) ? whole : node.textContent) ?? '');
    }
  }
  return texts;
}

/** Texts with a word in plain Latin letters: every translated one has accents. */
async function englishTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(pageTexts);
  return texts.filter((text) =>
    /(?<!\p{L})[A-Za-z]{2,}(?!\p{L})/u.test(
      text.replaceAll(untranslated, '').replaceAll(untranslatedInStates, ''),
    ),
  );
}

/** It reads from right to left, which breaks more layouts than longer words alone. */
const language = { tag: 'ar', locale: 'ar-EG', direction: 'rtl' } as const;

const test = base.extend<object, { siteFolder: string }>({
  siteFolder: [
    async ({ siteFolder: _english }, use) => use(await buildPseudoSite(language)),
    { scope: 'worker' },
  ],
});

/** The list of languages, by which the address of each language is the same in every language. */
const languageLink = (root: Page | Locator, hreflang: 'en' | 'es') => root.locator(`[hreflang=${hreflang}]`);

/** What a switch must not lose, whatever the language: where the visitor is, what is open, chosen and typed. */
function whatStays(page: Page) {
  return page.evaluate(() => {
    const { documentElement, activeElement } = document;
    // Those come and go by themselves.
    const { pointer: _, notifications: __, ...settings } = documentElement.dataset;
    const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea:not([readonly])');
    return {
      hash: window.location.hash,
      settings,
      headings: [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) => tagName),
      dialogs: document.querySelectorAll('dialog:modal').length,
      pressed: [...document.querySelectorAll('[aria-pressed=true], [aria-selected=true]')].length,
      expanded: document.querySelectorAll('[aria-expanded=true]').length,
      fields: [...fields].map(({ type, value, checked }) => (type === 'radio' ? checked : value)),
      hasFocus: activeElement !== document.body,
    };
  });
}

async function lastingTexts(page: Page): Promise<string[]> {
  const texts = page.locator(':is(main, dialog:modal) :is(h1, h2, h3, h4, label, legend, button, li)');
  return [await page.title(), ...(await texts.allTextContents())];
}

/** Expects that a switch to the pseudo-language leaves no English, that one back restores it, and that all else stays. */
async function expectSwitchInPlace(page: Page, press: (link: Locator) => Promise<void>): Promise<void> {
  const html = page.locator('html');
  const texts = await lastingTexts(page);
  const links = page.getByRole('banner').or(page.getByRole('dialog'));
  await press(languageLink(links, 'es'));
  const focused = await page.evaluateHandle(() => document.activeElement);
  const before = await whatStays(page);
  await expect(html).toHaveAttribute('lang', language.tag);
  await expect(html).toHaveCSS('direction', language.direction);
  await expect.poll(() => englishTexts(page)).toEqual([]);
  expect(await whatStays(page)).toEqual(before);
  expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);

  await press(languageLink(links, 'en'));
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).not.toHaveAttribute('dir');
  await expect.poll(() => lastingTexts(page)).toEqual(texts);
  expect(await whatStays(page)).toEqual(before);
}

/** Presses a link of the header, also behind a dialog, where no pointer reaches it. A click would scroll the page. */
const press = (link: Locator) => link.dispatchEvent('click');

test.use({ expectedErrors: [/The loom broke/] });

const walk = Object.entries({
  ...states,
  'a screen that throws': async (page: Page) => {
    await breakAbout(page);
    await openScreen(page, { ...screens.about, name: 'About' });
    // It follows the number once the hours are known.
    await expect(page.getByRole('main').getByText(/^(Open now|Closed)/)).toBeVisible();
  },
});

test('switching and switching back in place, whatever is open', async ({ page }) => {
  for (const [name, open] of walk) {
    await test.step(name, async () => {
      await page.goto('about:blank');
      await page.setViewportSize({ width: 1280, height: 720 });
      await openScreen(page, screens.home);
      // What says it arrives after the page.
      await expect(page.getByRole('main').getByText(/^(Open now|Closed)/)).toBeVisible();
      await open(page);
      await expectSwitchInPlace(page, press);
    });
  }
});

test('every screen: a switch keeps the place, and leaves no English', async ({ page }) => {
  for (const screen of allScreens) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      // The story of a visit and other languages on Contact come later.
      await page.waitForLoadState('networkidle');
      await waitForLayout(page);
      // Within tabs, those above the panel may take another row.
      const heading = page.locator('main h2:not([role=tabpanel] *)').nth(1);
      const hasPlace = await heading.isVisible();
      const top = async () => (hasPlace ? ((await heading.boundingBox())?.y ?? Number.NaN) : 0);
      if (hasPlace) await heading.evaluate((element) => element.scrollIntoView());
      const before = await top();
      await expectSwitchInPlace(page, async (link) => {
        const tag = await link.getAttribute('hreflang');
        await press(link);
        await expect(page.locator('html')).toHaveAttribute('lang', tag === 'es' ? language.tag : 'en');
        expect(Math.abs((await top()) - before), 'pixels by which the page moved').toBeLessThan(4);
      });
      await press(languageLink(page.getByRole('banner'), 'es'));
      await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // Else the header would lie over texts.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        expect(await findUnreadableText(page), `${width} px`).toEqual([]);
        await expectNoHorizontalScroll(page);
      }
      const phone = page.getByRole('contentinfo').getByRole('link', { name: '(212) 555-0142' });
      await expect(phone, 'a phone number reads from left to right').toHaveCSS('direction', 'ltr');
      await press(languageLink(page.getByRole('banner'), 'en'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  }
});

test.describe('in the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('in the kiosk: switching and switching back, and no English left', async ({ page }) => {
    await openKiosk(page, screens.programs);
    const switchFromMenu = async () => {
      await tapDock(page, 'Menu');
      await expectSwitchInPlace(page, async (link) => {
        await waitForNextPress(page);
        await link.tap();
      });
      await page.keyboard.press('Escape');
    };

    await test.step('a prepared message in Easy read, on a lower screen', async () => {
      await tapDock(page, 'Lower screen');
      await goTo(page, screens.contact);
      const { inquiryType: _, ...texts } = validMessage;
      for (const [name, text] of Object.entries(texts)) await contactField(page, name).fill(text);
      await page.getByRole('radio', { name: 'Other' }).check();
      await waitForNextPress(page);
      await prepareMessage(page);
      await expect(preparedMessage(page)).toBeVisible();
      await tapDock(page, 'Easy read');
      await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'true');
      await switchFromMenu();
    });

    await test.step('the keyboard, whatever the dock opens, and the idle warning have no English left', async () => {
      await openKiosk(page, screens.contact, 'lang=es');
      await page.locator('main form input').first().tap();
      await expect(page.locator('.screen-keyboard')).toBeVisible();
      expect(await englishTexts(page)).toEqual([]);
      await page.locator('h1').tap();
      // More is for small displays.
      const buttons = page.locator('section.dock button').filter({ visible: true });
      await expect(buttons.first()).toBeVisible();
      for (const [index] of (await buttons.all()).entries()) {
        await waitForNextPress(page);
        await buttons.nth(index).tap();
        await expect.poll(() => englishTexts(page)).toEqual([]);
        if (await page.locator('dialog:modal').isVisible()) await page.keyboard.press('Escape');
      }
      await page.locator('main [data-take-home]').first().tap();
      await expect(page.locator('dialog:modal')).toBeVisible();
      expect(await englishTexts(page)).toEqual([]);
      await waitIdle(page, IDLE_SECONDS + 2);
      await expect(page.locator('dialog:modal')).toHaveCount(2);
      expect(await englishTexts(page)).toEqual([]);
    });
  });
});
