import type { Locator, Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { setDisplaySettings } from '../../support/display-settings';
import { expectNoHorizontalScroll, waitForLayout } from '../../support/layout';
import { combinationFor, further } from '../../support/matrix';
import { notifications } from '../../support/notifications';
import { findPageFaults } from '../../support/page-faults';
import { allScreens, expect, inSpanish, openScreen, publicScreens, screens, test } from '../../support/site';
import { states } from '../../support/states';
import { expectTargetSize } from '../../support/targets';
import { address, expectWholeWords, narrowest, phones, spanishDate } from '../../support/whole-words';

test.describe.configure({ mode: 'parallel' });

/** Looks at what is shown in one theme, text size and window. */
async function expectAccessible(page: Page): Promise<void> {
  await waitForLayout(page);
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
  await expectTargetSize(page);
  expect(await page.evaluate(findPageFaults, ['id', 'data-anchor'])).toEqual([]);
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

for (const [language, list, alsoWhole, size] of [
  ['English', allScreens, [], {}],
  ['Spanish', allScreens.map(inSpanish), [spanishDate, address], further],
] as const) {
  test(
    `every screen in ${language}: accessible, of sound structure, and every word whole`,
    size,
    async ({ page }) => {
      for (const [index, screen] of list.entries()) {
        const { label, settings, viewport } = combinationFor(index);
        await test.step(`${screen.name}: ${label}`, async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await openScreen(page, screen);
          await setDisplaySettings(page, {});
          if (language === 'English') {
            const wayIn =
              screen === screens.home
                ? ['What can we do for you?']
                : publicScreens.includes(screen)
                  ? ['On this page']
                  : [];
            await expectSoundStructure(page, ['Language', 'Legal', 'Main menu', ...wayIn]);
          }
          await page.setViewportSize(viewport);
          await setDisplaySettings(page, settings);
          await expectAccessible(page);
          await expectWholeWords(page, [page.getByRole('main')], alsoWhole);
        });
      }
      await expectWholeWords(page, [page.getByRole('contentinfo')]);
    },
  );
}

/** What is shown: the page with its header, or the dialog on top of it, and the notifications. */
function shownParts(page: Page): Promise<Locator[]> {
  const parts = page.getByRole('banner').or(page.getByRole('main')).or(page.getByRole('dialog'));
  return parts.or(notifications(page)).all();
}

for (const [index, [name, open]] of Object.entries(states).entries()) {
  const { label, settings, viewport } = combinationFor(index);
  // The others switch the language in the specs of the pseudo-language.
  const size = index % 8 === 1 ? {} : further;
  test(
    `${name}: accessible (${label}), and every word whole, in the narrowest window also in Spanish`,
    size,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openScreen(page, screens.home);
      await open(page);
      await setDisplaySettings(page, settings);
      await expectAccessible(page);
      // The states take turns on phones, too.
      const inLayouts = phones.filter((_, phone) => phone === index % phones.length);
      await expectWholeWords(page, await shownParts(page), [], inLayouts);
      await page.getByRole('banner').locator('[hreflang=es]').dispatchEvent('click');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expectWholeWords(page, await shownParts(page), [spanishDate, address], narrowest);
    },
  );
}
