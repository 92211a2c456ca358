import type { Page } from 'playwright/test';
import { clickButton } from '../../support/admin';
import { fillAndPrepare, preparedMessage, validMessage } from '../../support/contact';
import { notifications } from '../../support/notifications';
import { allScreens, attemptedPath, expect, openScreen, screens, test } from '../../support/site';

const { services } = screens;

test.use({ expectedErrors: [attemptedPath] });

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
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none') {
        found.push(`${element.tagName} ${element.className}: ${backgroundColor} ${backgroundImage}`);
      }
      return found;
    });
}

for (const screen of allScreens) {
  test(`${screen.name} prints black on white, with the brand and without controls`, async ({ page }) => {
    await openScreen(page, screen);
    // Paper is white, whatever theme the screen uses.
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      expect(await page.evaluate(printedColors), `${colorScheme} screen`).toEqual([]);
    }
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveText('Weaving Hope', { useInnerText: true });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: /555-01\d\d$/ })).toBeVisible();
    await expect(footer.getByRole('heading', { name: 'Quick Links' })).toBeHidden();
  });
}

test('a short screen fits on one page', async ({ page }) => {
  await page.goto(screens.notFound.hash);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

/** The text printed after a link, which is its address. Runs in the page. */
function printedAddress(link: Element): string {
  return getComputedStyle(link, '::after').content;
}

test('links to other sites print their address, unless it is already their text', async ({ page }) => {
  await openScreen(page, services);
  await page.emulateMedia({ media: 'print' });
  const footer = page.getByRole('contentinfo');
  const network = footer.getByRole('link', { name: 'Instagram' });
  await expect(network.getByText('Instagram')).toBeVisible();
  expect(await network.evaluate(printedAddress)).toContain('https://instagram.example/weavinghope');
  expect(await footer.getByRole('link', { name: /555-01\d\d$/ }).evaluate(printedAddress)).toBe('none');
});

test('Services prints the panels of all its tabs, each under its name', async ({ page }) => {
  await openScreen(page, services);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const panels = page.getByRole('tabpanel');
  await expect(panels.getByRole('heading', { level: 3 })).toHaveText(['Individual', 'Family', 'Community']);
  for (const panel of await panels.all()) await expect(panel.getByRole('listitem')).toHaveCount(5);
});

test('no card is split across pages', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const screen of allScreens) {
    await openScreen(page, screen);
    const breaks = await page
      .locator('main .rounded-card')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).breakInside));
    expect([...new Set(breaks)].filter((value) => value !== 'avoid')).toEqual([]);
  }
});

/** Shows a notification, which must not be printed. */
async function copyText(page: Page): Promise<void> {
  await clickButton(page, 'Copy Text');
  await expect(notifications(page)).toHaveCount(1);
}

test('a prepared message prints in full, without the form', async ({ page }) => {
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
