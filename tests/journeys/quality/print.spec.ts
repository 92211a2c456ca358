import type { Page } from 'playwright/test';
import { clickButton } from '../../support/admin';
import { fillAndPrepare, preparedMessage, validMessage } from '../../support/contact';
import { changeDisplaySettings, setDisplaySettings } from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { answerAll, parentsAnswers } from '../../support/finder';
import { notifications } from '../../support/notifications';
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
      const breaks = await page
        .locator('main .rounded-card:not(ul)')
        .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).breakInside));
      expect(breaks.filter((value) => value !== 'avoid')).toEqual([]);
    });
  }
});

test('Contact fits on one page, and every other screen on both sides of a sheet', async ({ page }) => {
  const english = [...publicScreens, screens.notFound];
  for (const screen of [...english, ...english.map(inSpanish)]) {
    const pages = screen.id === 'contact' || screen.id === 'notFound' ? 1 : 2;
    await openScreen(page, screen);
    // A4 has more room.
    const printed = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g), screen.name).toHaveLength(pages);
  }
});

/** What is wrong with printed pages: white ones, and headings in two pieces or parted from what follows. */
function pageFaults(pages: readonly string[], headings: readonly string[]): string[] {
  const squash = (text: string) => text.replaceAll(/\s/g, '');
  const texts = pages.map(squash);
  return [
    ...texts.flatMap((text, index) => (text ? [] : [`page ${index + 1} is white`])),
    ...headings.flatMap((heading) => {
      if (!texts.some((text) => text.includes(squash(heading)))) return [`"${heading}" is in two pieces`];
      return texts.some((text) => text.endsWith(squash(heading))) ? [`"${heading}" ends a page`] : [];
    }),
  ];
}

test('at the largest sizes, no page is white, and no heading ends one', async ({ page }) => {
  // Each had one of these faults, among all screens, languages, sizes and papers.
  for (const [screen, isEasy, text, format] of [
    [screens.home, true, '100', 'A4'],
    [screens.home, true, '175', 'Letter'],
    [inSpanish(screens.contact), false, '200', 'Letter'],
    [screens.contact, false, '200', 'Letter'],
  ] as const) {
    await test.step(`${screen.hash}${isEasy ? ' in Easy read' : ''} on ${format} at ${text} %`, async () => {
      await page.goto('about:blank');
      await page.emulateMedia({ media: null });
      await openScreen(page, screen);
      if (isEasy) await switchEasyReadOn(page);
      await setDisplaySettings(page, { text });
      const pages = await readPageTexts(await page.pdf({ format }));
      await page.emulateMedia({ media: 'print' });
      const headings = await page.getByRole('main').getByRole('heading').allInnerTexts();
      expect(headings.length).toBeGreaterThan(2);
      expect(pageFaults(pages, headings)).toEqual([]);
    });
  }
});

/** The smallest font size among all text of the page that is printed, in points. */
function smallestText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sizes = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const pxPerPt = 96 / 72;
    return Math.min(...sizes) / pxPerPt;
  });
}

async function copyText(page: Page): Promise<void> {
  await clickButton(page, 'Copy Text');
  await expect(notifications(page)).toHaveCount(1);
}

test('the sizes of texts on paper, and what only paper or the screen has', async ({ page }) => {
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

  await test.step('a question is not printed without its answers, which are buttons', async () => {
    const question = page.getByText('Who is the help for?');
    await expect(question).toBeVisible();
    await onPaper(async () => {
      await expect(question).toBeHidden();
      await expect(page.getByRole('heading', { level: 2, name: 'How We Help' })).toBeVisible();
    });
    await answerAll(page, parentsAnswers);
    await onPaper(() => expect(page.getByRole('heading', { name: 'Good Places to Start' })).toBeVisible());
  });

  await test.step('text has the size that the visitor has chosen', async () => {
    let usual = 0;
    await onPaper(async () => {
      usual = await smallestText(page);
    });
    expect(usual).toBeGreaterThanOrEqual(11);
    for (const [textSize, scale] of [
      ['150%', 1.5],
      ['200%', 2],
    ] as const) {
      await changeDisplaySettings(page, { 'Text size': textSize });
      await onPaper(async () => expect((await smallestText(page)) / usual).toBeCloseTo(scale, 1));
    }
    await changeDisplaySettings(page, { 'Text size': '100%' });
  });

  await test.step('a prepared message prints in full, without the form', async () => {
    const message = Array.from({ length: 60 }, (_, line) => `Line ${line + 1}`).join('\n');
    await fillAndPrepare(page, { message });
    await copyText(page);
    await onPaper(async () => {
      const text = preparedMessage(page).getByText(`E-mail: ${validMessage.email}`).filter({ visible: true });
      await expect(text).toContainText('Line 60');
      await expect(text).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(notifications(page)).toHaveCount(0);
    });
  });

  await test.step('Easy read is in large print, at 14 points or more', async () => {
    await openScreen(page, screens.notFound);
    await switchEasyReadOn(page);
    for (const screen of [screens.notFound, ...publicScreens]) {
      await openScreen(page, screen);
      await onPaper(async () => {
        expect(await smallestText(page), screen.name).toBeGreaterThanOrEqual(14);
      });
    }
  });
});
