import type { Page } from 'playwright/test';
import { setDisplaySettings } from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { readPageTexts } from '../../support/pdf';
import { allScreens, expect, inSpanish, openScreen, publicScreens, screens, test } from '../../support/site';
import { findTextProblems } from '../../support/whole-words';

const { services } = screens;

/** Lists text that would not print black, and backgrounds that would not print white. Runs in the page. */
function printedColors(): string[] {
  const black = 'rgb(0, 0, 0)';
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.querySelectorAll<HTMLElement>('body, body *')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      const found = [];
      if (hasText(element) && color !== black) found.push(`${element.textContent}: ${color}`);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none')
        found.push(`${element.tagName} ${element.className}: ${backgroundColor} ${backgroundImage}`);
      return found;
    });
}

/** What A4 has within its margins. */
const paper = { width: 703, height: 1032 };

const letterhead =
  /^Weaving Hope\s+17 Loom Street, New York, NY 10001\s+\(212\) 555-0142, hello@\S+\s+Mon-Fri .*, Sat .*, Sun closed$/;

test('every screen prints black on white, with a letterhead, without controls', async ({ page }) => {
  for (const screen of allScreens) {
    await test.step(screen.name, async () => {
      await page.emulateMedia({ media: 'screen' });
      await openScreen(page, screen);
      // Paper is white, whatever theme the screen uses.
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ media: 'print', colorScheme });
        expect(await page.evaluate(printedColors), `${colorScheme} screen`).toEqual([]);
      }
      await page.setViewportSize(paper);
      expect(await page.getByRole('main').evaluate(findTextProblems)).toEqual([]);
      for (const role of ['button', 'navigation', 'tab'] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      await expect(page.getByRole('banner')).toHaveText(letterhead, { useInnerText: true });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // An engine may print a footer on a page of its own.
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    });
  }
});

test('Contact fits on one page, and every other screen on both sides of a sheet', async ({ page }) => {
  for (const screen of publicScreens.map(inSpanish)) {
    await openScreen(page, screen);
    // A4 has more room.
    const pages = await readPageTexts(await page.pdf({ format: 'Letter' }));
    expect(pages, screen.name).toHaveLength(screen.id === 'contact' ? 1 : 2);
  }
});

/** The smallest font size among all text of the page that is printed, in points. */
function smallestText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    const texts = shown.filter(({ childNodes }) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim()),
    );
    // A point has 96/72 pixels.
    return Math.min(...texts.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))) * 0.75;
  });
}

test('the sizes of texts on paper, and texts that only paper or only the screen has', async ({ page }) => {
  const onPaper = async (look: () => Promise<void>) => {
    await page.emulateMedia({ media: 'print' });
    await look();
    await page.emulateMedia({ media: 'screen' });
  };
  await openScreen(page, services);

  await test.step('Services prints the panels of all its tabs, each under its name', async () => {
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await onPaper(async () => {
      const panels = page.getByRole('tabpanel');
      const names = panels.getByRole('heading', { level: 3 });
      await expect(names).toHaveText(['Individual', 'Family', 'Community']);
      for (const panel of await panels.all()) await expect(panel.getByRole('listitem')).toHaveCount(5);
    });
  });
  await test.step('text has the size that the visitor has chosen', async () => {
    for (const [text, least] of [
      ['100', 11],
      ['200', 22],
    ] as const) {
      await setDisplaySettings(page, { text });
      await onPaper(async () => expect(await smallestText(page)).toBeGreaterThanOrEqual(least));
    }
    await setDisplaySettings(page, {});
  });
  await test.step('Easy read is in large print, at 14 points or more', async () => {
    await openScreen(page, screens.notFound);
    await switchEasyReadOn(page);
    for (const screen of [screens.notFound, screens.programs, screens.contact]) {
      await openScreen(page, screen);
      await onPaper(async () => expect(await smallestText(page)).toBeGreaterThanOrEqual(14));
    }
  });
});
