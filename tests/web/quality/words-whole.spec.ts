import type { Locator, Page } from 'playwright/test';
import { readingTools } from '@/content/es/page';
import { clickButton, itemButton, lists, openTab } from '../../support/admin';
import {
  errorSummary,
  fillAndPrepare,
  fillContactForm,
  preparedMessage,
  prepareMessage,
} from '../../support/contact';
import {
  changeDisplaySettings,
  displaySettingsDialog,
  openDisplaySettings,
} from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { openKiosk } from '../../support/kiosk';
import { notifications } from '../../support/notifications';
import { allScreens, expect, inSpanish, openScreen, publicScreens, screens, test } from '../../support/site';
import { states } from '../../support/states';
import { findBrokenWords } from '../../support/whole-words';

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'parallel' });

/** A number and what it counts, such as "2 minutes". */
const amount = /\d+ \p{L}{3,}[,.]?/gu;

/** A date such as "December 20, 2024", and the parts of the foundation's address. */
const date = /\p{L}{3,} \d{1,2}, \d{4}/gu;
const spanishDate = /\d{1,2} de \p{L}{4,} de \d{4}/gu;
const address = /17 Loom Street,?|New York,/g;

async function expectWholeWords(page: Page, root: Locator, alsoWhole?: readonly RegExp[]): Promise<void> {
  await expect(root).toBeVisible();
  expect(await findBrokenWords(page, root, alsoWhole)).toEqual([]);
}

test('every screen keeps every word whole', async ({ page }) => {
  test.setTimeout(240_000);
  for (const screen of allScreens) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      await expectWholeWords(page, page.getByRole('main'));
    });
  }
});

test('every screen keeps every word, date and address whole in Spanish', async ({ page }) => {
  test.setTimeout(240_000);
  for (const screen of allScreens.map(inSpanish)) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      await expectWholeWords(page, page.getByRole('main'), [spanishDate, address]);
    });
  }
});

test.describe('in Spanish, with the largest text in the narrowest window', () => {
  const layout = [{ width: 320, text: '200', spacing: 'normal' }] as const;

  async function expectWhole(page: Page): Promise<void> {
    const [header, main] = [page.getByRole('banner'), page.getByRole('main')];
    for (const part of await header.or(main).or(page.getByRole('dialog')).all()) {
      expect(await findBrokenWords(page, part, [spanishDate, address], layout)).toEqual([]);
    }
  }

  for (const [name, open] of Object.entries(states)) {
    test(`${name}: every word is whole`, async ({ page }) => {
      await openScreen(page, screens.home);
      await open(page);
      await page.getByRole('banner').locator('[hreflang=es]').dispatchEvent('click');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expectWhole(page);
    });
  }

  test('Easy read keeps every word, date and address whole', async ({ page }) => {
    const { toggle, showFullPage } = readingTools.easyRead;
    await openScreen(page, inSpanish(screens.home));
    await page.getByRole('button', { name: toggle, exact: true }).click();
    for (const screen of publicScreens.map(inSpanish)) {
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        await expect(page.getByRole('button', { name: showFullPage })).toBeVisible();
        await expectWhole(page);
      });
    }
  });
});

test('every screen of a narrow kiosk keeps every word whole in Spanish, with the largest text', async ({
  page,
}) => {
  const layout = [{ width: 768, text: '200', spacing: 'normal' }] as const;
  for (const screen of allScreens) {
    await test.step(screen.name, async () => {
      await openKiosk(page, screen, 'lang=es');
      expect(await findBrokenWords(page, page.getByRole('main'), [spanishDate, address], layout)).toEqual([]);
    });
  }
});

test('Easy read keeps every word, date and address whole, and a number with what it counts', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openScreen(page, screens.home);
  await switchEasyReadOn(page);
  for (const screen of publicScreens) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      await expect(page.getByRole('button', { name: 'Show the full page' })).toBeVisible();
      await expectWholeWords(page, page.getByRole('main'), [amount, date, address]);
    });
  }
});

test('the header with its menu open, and the footer, keep every word whole', async ({ page }) => {
  await openScreen(page, screens.notFound);
  await expectWholeWords(page, page.getByRole('contentinfo'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectWholeWords(page, page.getByRole('banner'));
});

test('the display settings keep every word whole', async ({ page }) => {
  await openScreen(page, screens.notFound);
  await openDisplaySettings(page);
  await expectWholeWords(page, displaySettingsDialog(page));
});

test('the forms of Content Management, with their errors, and a notification keep every word whole', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const panel = await openTab(page, 'Hero Section');
  await clickButton(page, 'Edit Hero Section');
  await expectWholeWords(page, panel);
  for (const { tab, add } of lists) {
    await test.step(tab, async () => {
      const panel = await openTab(page, tab);
      await clickButton(page, add);
      await clickButton(page, 'Save');
      await expectWholeWords(page, panel);
    });
  }
  await openTab(page, 'Services');
  await itemButton(page, 'Delete', 'Provider Matching').click();
  await expect(notifications(page)).toHaveCount(1);
  await expectWholeWords(page, notifications(page).first());
});

test('the contact form with its errors, and the prepared message, keep every word whole', async ({
  page,
}) => {
  await openScreen(page, screens.contact);
  await prepareMessage(page);
  await expectWholeWords(page, errorSummary(page));
  await fillAndPrepare(page);
  await expectWholeWords(page, preparedMessage(page));
});

test('a select shows the whole chosen option, on several lines where it needs them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fillContactForm(page, { inquiryType: 'volunteer' });
  const select = page.getByRole('combobox', { name: 'Inquiry Type' });
  const form = page.getByRole('main').locator('form');
  const heightOnOneLine = (await select.boundingBox())?.height ?? Number.NaN;
  await expectWholeWords(page, form);
  await changeDisplaySettings(page, { 'Text size': '200%' });
  expect((await select.boundingBox())?.height).toBeGreaterThan(2.5 * heightOnOneLine);
});
