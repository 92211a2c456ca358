import type { Locator, Page } from 'playwright/test';
import { readingTools as english } from '@/copy/en/page';
import { readingTools as spanish } from '@/copy/es/page';
import { anchorAttribute } from '@/lib/anchors';
import { expectNoAxeViolations } from '../../support/axe';
import { fillContactForm } from '../../support/contact';
import { setDisplaySettings } from '../../support/display-settings';
import { expectNoHorizontalScroll, waitForLayout } from '../../support/layout';
import { combinationFor } from '../../support/matrix';
import { notifications } from '../../support/notifications';
import { findPageFaults } from '../../support/page-faults';
import {
  allScreens,
  expect,
  inSpanish,
  openScreen,
  publicScreens,
  type Screen,
  screens,
  test,
} from '../../support/site';
import { states } from '../../support/states';
import { expectTargetSize } from '../../support/targets';
import { address, expectWholeWords, narrowest, phones, spanishDate } from '../../support/whole-words';

async function expectAccessible(page: Page): Promise<void> {
  await waitForLayout(page);
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
  await expectTargetSize(page);
  expect(await page.evaluate(findPageFaults, ['id', anchorAttribute])).toEqual([]);
}

/** Other rules of structure, such as the order of headings and unique landmarks, are axe's. */
async function expectSoundStructure(page: Page, landmarks: readonly string[]): Promise<void> {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => tagName));
  expect(levels[0]).toBe('H1');
  expect(levels.filter((level) => level === 'H1')).toHaveLength(1);

  const snapshot = await page.locator('body').ariaSnapshot();
  const navigation = [...snapshot.matchAll(/^\s*- navigation(?: "(.*)")?:?$/gm)].map(([, name]) => name);
  expect(navigation.sort()).toEqual(landmarks);

  // Safari does not expose a list whose `list-style-type` is `none`.
  const markers = await page
    .locator('ul, ol')
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
  expect(markers).not.toContain('none');

  const exposed = page.locator(
    'svg:not([aria-hidden="true"], [aria-hidden="true"] *, [role="img"][aria-label] *)',
  );
  await expect(exposed).toHaveCount(0);
  await expect(page.locator('[lang=""]')).toHaveCount(0);
}

const withContents: readonly Screen[] = [screens.about, screens.services, screens.contact];

/** Switches in place to Spanish, wherever its link is, and back when that has been looked at. */
async function inSpanishToo(page: Page, look: () => Promise<void>): Promise<void> {
  const html = page.locator('html');
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, includeHidden: true });
  await link('Español').dispatchEvent('click');
  await expect(html).toHaveAttribute('lang', 'es');
  await look();
  await link('English').dispatchEvent('click');
  await expect(html).toHaveAttribute('lang', 'en');
}

test('every screen is accessible, of sound structure, and keeps words whole', async ({ page }) => {
  for (const [index, screen] of allScreens.entries()) {
    const { label, settings, viewport } = combinationFor(index);
    await test.step(`${screen.name}: ${label}`, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openScreen(page, screen);
      await setDisplaySettings(page, {});
      const wayIn =
        screen === screens.home
          ? ['What can we do for you?']
          : withContents.includes(screen)
            ? ['On this page']
            : [];
      await expectSoundStructure(page, ['Language', 'Legal', 'Main menu', ...wayIn]);
      await page.setViewportSize(viewport);
      await setDisplaySettings(page, settings);
      await expectAccessible(page);
      const main = page.getByRole('main');
      await expectWholeWords(page, [main]);
      await inSpanishToo(page, () => expectWholeWords(page, [main], [spanishDate, address], narrowest));
    });
  }
  await expectWholeWords(page, [page.getByRole('contentinfo')]);
});

/** What is shown: the page with its header, or the dialog on top of it, and the notifications. */
function shownParts(page: Page): Promise<Locator[]> {
  const parts = page.getByRole('banner').or(page.getByRole('main')).or(page.getByRole('dialog'));
  return parts.or(notifications(page)).all();
}

test('what opens on a screen is accessible, and keeps words whole', async ({ page }) => {
  for (const [index, [name, open]] of Object.entries(states).entries()) {
    const { label, settings, viewport } = combinationFor(index);
    await test.step(`${name}: ${label}`, async () => {
      await page.goto('about:blank');
      await page.setViewportSize(viewport);
      await openScreen(page, screens.home);
      await open(page);
      await setDisplaySettings(page, settings);
      await expectAccessible(page);
      await inSpanishToo(page, async () =>
        expectWholeWords(page, await shownParts(page), [spanishDate, address], narrowest),
      );
    });
  }
});

/** A number and what it counts, such as "2 minutes"; not the end of a telephone number. */
const amount = /(?<![-\d])\d+ \p{L}{3,}[,.]?/gu;

/** A date such as "December 20, 2024". */
const date = /\p{L}{3,} \d{1,2}, \d{4}/gu;

test('words and dates stay whole in Easy read, and the option in a select', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });

  for (const [text, list, inLanguage, alsoWhole, inLayouts] of [
    [english, publicScreens, screens.home, [amount, date, address], phones],
    [spanish, publicScreens.map(inSpanish), inSpanish(screens.home), [spanishDate, address], narrowest],
  ] as const) {
    await openScreen(page, inLanguage);
    await page.getByRole('button', { name: text.easyRead.toggle, exact: true }).click();
    for (const screen of list) {
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        await expect(page.getByRole('button', { name: text.easyRead.showFullPage })).toBeVisible();
        const parts = [page.getByRole('banner'), page.getByRole('main')];
        await expectWholeWords(page, parts, alsoWhole, inLayouts);
      });
    }
  }

  await test.step('a select shows the whole chosen option, on several lines where it needs them', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('about:blank');
    await fillContactForm(page, { inquiryType: 'volunteer' });
    const select = page.getByRole('combobox', { name: 'Inquiry Type' });
    const height = async () => (await select.boundingBox())?.height ?? Number.NaN;
    const heightOnOneLine = await height();
    await expectWholeWords(page, [page.getByRole('main').locator('form')]);
    await page.setViewportSize({ width: 320, height: 640 });
    await setDisplaySettings(page, { text: '200' });
    expect(await height()).toBeGreaterThan(2.5 * heightOnOneLine);
  });
});
