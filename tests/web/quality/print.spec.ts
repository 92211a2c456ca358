import type { Page } from 'playwright/test';
import { press } from '../../support/admin';
import { fillAndPrepare, preparedMessage, validMessage } from '../../support/contact';
import { notifications } from '../../support/notifications';
import { attemptedPath, expect, openScreen, screens, test } from '../../support/site';

const [, , services] = screens;

test.use({ expectedErrors: [attemptedPath] });

/** Lists the words that would not print black, and the grounds that would not print white. It runs in the page. */
function colours(): string[] {
  const black = 'rgb(0, 0, 0)';
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.querySelectorAll<HTMLElement>('body, body *')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      const found = [];
      if (hasWords(element) && color !== black) found.push(`${element.textContent}: ${color}`);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none') {
        found.push(`${element.tagName} ${element.className}: ${backgroundColor} ${backgroundImage}`);
      }
      return found;
    });
}

for (const screen of screens) {
  test(`${screen.name} prints its words black on white, the brand, and nothing to press`, async ({
    page,
  }) => {
    await openScreen(page, screen);
    // Whoever prints from a dark screen still has white paper.
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      expect(await page.evaluate(colours), `${colorScheme} screen`).toEqual([]);
    }
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveText('Weaving Hope', { useInnerText: true });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: /555-01\d\d/ })).toBeVisible();
    await expect(footer.getByRole('heading', { name: 'Quick Links' })).toBeHidden();
  });
}

test('a short screen takes no more than a page', async ({ page }) => {
  await page.goto('#/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

/** What stands on paper after a link: its address in words. It runs in the page. */
function wordsAfter(link: Element): string {
  return getComputedStyle(link, '::after').content;
}

test('links to other sites print their address, those that say it do not say it twice', async ({ page }) => {
  await openScreen(page, services);
  await page.emulateMedia({ media: 'print' });
  const footer = page.getByRole('contentinfo');
  const network = footer.getByRole('link', { name: 'Instagram' });
  await expect(network.getByText('Instagram')).toBeVisible();
  expect(await network.evaluate(wordsAfter)).toContain('https://instagram.example/weavinghope');
  expect(await footer.getByRole('link', { name: /555-01/ }).evaluate(wordsAfter)).toBe('none');
});

test('Services prints what all of its tabs hold, each under its name', async ({ page }) => {
  await openScreen(page, services);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const panels = page.getByRole('tabpanel');
  await expect(panels.getByRole('heading', { level: 3 })).toHaveText(['Individual', 'Family', 'Community']);
  for (const panel of await panels.all()) await expect(panel.getByRole('listitem')).toHaveCount(5);
});

test('no card is cut in two where a page ends', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const screen of screens) {
    await openScreen(page, screen);
    const breaks = await page
      .locator('main .rounded-card')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).breakInside));
    expect([...new Set(breaks)].filter((value) => value !== 'avoid')).toEqual([]);
  }
});

/** Adds a notification, which is no part of what is printed. */
async function copyText(page: Page): Promise<void> {
  await press(page, 'Copy Text');
  await expect(notifications(page)).toHaveCount(1);
}

test('a prepared message prints whole, without the form that it came from', async ({ page }) => {
  const message = Array.from({ length: 60 }, (_, line) => `Line ${line + 1}`).join('\n');
  await fillAndPrepare(page, { message });
  await copyText(page);
  await page.emulateMedia({ media: 'print' });
  const prepared = preparedMessage(page);
  const text = prepared.getByRole('paragraph').filter({ hasText: validMessage.email });
  await expect(text).toContainText('Line 60');
  await expect(text).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(notifications(page)).toHaveCount(0);
});
