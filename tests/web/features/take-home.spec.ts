import type { Locator, Page } from 'playwright/test';
import * as english from '@/content/en/page';
import { clickButton, field, itemButton, mockDeskHost, openTab } from '../../support/admin';
import { expectNoAxeViolations } from '../../support/axe';
import { changeDisplaySettings, setDisplaySettings } from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { filledCopy } from '../../support/filled-copy';
import { answerAll, parentsAnswers } from '../../support/finder';
import { further } from '../../support/matrix';
import { notifications } from '../../support/notifications';
import { readPageTexts, readPdf } from '../../support/pdf';
import { expectQrCode } from '../../support/qr-code';
import { readPage, recordAnnouncements } from '../../support/screen-reader';
import { expect, openScreen, screens, test } from '../../support/site';
import { addButton, fillSheet, removeButton, sheetPanel } from '../../support/take-home';

const tool = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', { name: `Sheet (${count})`, exact: true });

const items = (page: Page) => sheetPanel(page).getByRole('list').first().getByRole('listitem');

/** How much of the page does not fit into it, in pixels. */
const overflowOf = (article: Locator) =>
  article.evaluate((page) => [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight]);

/** Opens a desk window on Home. */
async function openDesk(page: Page): Promise<void> {
  await mockDeskHost(page);
  await page.goto(screens.home.hash);
}

/** Opens the sheet with six items. */
async function openFullSheet(page: Page): Promise<void> {
  await openDesk(page);
  await fillSheet(page);
  await tool(page, 6).click();
}

test('at a desk, what helps a family is added to a sheet for six, and taken off again', async ({ page }) => {
  await openDesk(page);
  await fillSheet(page);
  await expect(tool(page, 6)).toBeVisible();
  await addButton(page, 'Peer Support Groups').click();
  await expect(notifications(page, 'The sheet is full')).toBeVisible();
  await expect(tool(page, 6)).toBeVisible();

  const announced = await recordAnnouncements(page);
  await removeButton(page, 'Educational Workshops').click();
  await expect(tool(page, 5)).toBeVisible();
  expect(await announced()).toContain('polite: Removed from the sheet: Educational Workshops.');

  await openScreen(page, screens.contact);
  await addButton(page, 'Phone').click();
  await expect(tool(page, 6)).toBeVisible();
  // On every sheet.
  await expect(addButton(page, 'Crisis line')).toHaveCount(0);
});

test('adding something to the sheet moves nothing on the screen', async ({ page }) => {
  await openDesk(page);
  await openScreen(page, screens.programs);
  const card = page.getByRole('listitem').filter({ has: addButton(page, 'Independent Living Skills') });
  await addButton(page, 'Independent Living Skills').scrollIntoViewIfNeeded();
  const size = () => card.evaluate((element) => element.getBoundingClientRect().height);
  const before = await size();
  await addButton(page, 'Independent Living Skills').click();
  const added = page.getByRole('listitem').filter({ has: removeButton(page, 'Independent Living Skills') });
  expect(await added.evaluate((element) => element.getBoundingClientRect().height)).toBe(before);
});

test('results of the finder and Easy read add to the same sheet', further, async ({ page }) => {
  await openDesk(page);
  await answerAll(page, parentsAnswers);
  const result = page.getByRole('list').filter({ has: page.getByText('Because you said').first() });
  await result
    .getByRole('button', { name: /^Add to sheet/ })
    .first()
    .click();
  await expect(tool(page, 1)).toBeVisible();
  await openScreen(page, screens.programs);
  await switchEasyReadOn(page);
  await addButton(page, 'Workshops').click();
  await tool(page, 2).click();
  const hours = sheetPanel(page).getByRole('article').getByText('Monday to Friday 8:00 AM to 6:00 PM');
  await expect(hours.first()).toBeVisible();
});

test('browsers and the kiosk have no sheet', async ({ page }) => {
  for (const search of ['', '?kiosk']) {
    await page.goto(`${search}${screens.services.hash}`);
    await expect(page.getByRole('heading', { name: 'Support Services', level: 3 })).toBeVisible();
    await expect(page.getByRole('button', { name: /sheet/i })).toHaveCount(0);
  }
});

test(
  'the items keep the focus when they are moved or removed, and an empty sheet says how to fill it',
  further,
  async ({ page }) => {
    await openFullSheet(page);
    const button = (name: string) => sheetPanel(page).getByRole('button', { name, exact: true });
    await button('Move up: Support Services').press('Enter');
    await expect(items(page).first()).toContainText('Support Services');
    await expect(button('Move down: Support Services')).toBeFocused();
    await button('Move down: Support Services').press('Enter');
    await expect(items(page).nth(1)).toContainText('Support Services');
    await expect(button('Move down: Support Services')).toBeFocused();

    await button('Remove: Support Services').press('Enter');
    await expect(button('Remove: Community Programs')).toBeFocused();
    for (let left = 5; left > 0; left -= 1) await page.keyboard.press('Enter');
    await expect(sheetPanel(page).getByText('The sheet is empty.').filter({ visible: true })).toBeFocused();
    // The menu prints, too: that, instead of the screen behind the panel.
    expect((await readPdf(await page.pdf())).text).toMatch(/^The sheet is empty\./);
    expect((await sheetPanel(page).boundingBox())?.height).toBeLessThan(360);
  },
);

test('what staff delete disappears from the sheet, with a word', async ({ page }) => {
  await openDesk(page);
  await fillSheet(page);
  await openTab(page, 'Services');
  await itemButton(page, 'Delete', 'Support Services').click();
  await expect(notifications(page, 'Removed From the Sheet')).toBeVisible();
  await expect(tool(page, 5)).toBeVisible();
});

test('for a family that reads Spanish, the office’s language is beside theirs, with a code to call', async ({
  page,
}) => {
  await mockDeskHost(page);
  await page.goto(`?lang=es${screens.services.hash}`);
  await page.getByRole('button', { name: 'Agregar a la hoja: Servicios de apoyo' }).click();
  await page.getByRole('button', { name: 'Hoja (1)' }).click();
  const panel = page.getByRole('dialog', { name: 'Hoja para llevar' });
  await expect(panel.getByRole('radio', { name: 'Español y English' })).toBeChecked();
  for (const [name, lang] of [
    ['Servicios de apoyo', 'es'],
    ['Support Services', 'en'],
  ] as const) {
    const title = panel.getByRole('heading', { name, exact: true });
    expect(await title.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(lang);
  }
  await expectQrCode(panel.getByRole('img'), filledCopy(english).contacts.phone.href);

  // With the story of a first visit, a language a page.
  await panel.getByRole('radio', { name: 'Primera visita' }).check();
  const stories = panel
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: /^Qué pasa|^What/ }) });
  await expect(stories).toHaveCount(2);
  await expect(stories.nth(1).getByText('Both wear a yellow name tag.')).toBeVisible();
  await expect(stories.nth(1).getByRole('img', { name: 'A person behind a desk' })).toBeVisible();
  for (const story of await stories.all()) expect(await overflowOf(story)).toEqual([0, 0]);
  const [, visita, visit, ...others] = await readPageTexts(await page.pdf({ preferCSSPageSize: true }));
  expect(visita).toMatch(/^Qué pasa cuando usted viene.*Después nos despedimos\..*\(212\) 555-0142/);
  expect(visit).toMatch(/^What Happens When You Visit.*Then we say goodbye\..*\(212\) 555-0142/);
  expect(others).toEqual([]);
});

test('a sheet with little on it has larger codes, and says how to use them', further, async ({ page }) => {
  await openFullSheet(page);
  const code = sheetPanel(page).getByRole('img').first();
  const hint = sheetPanel(page).getByText('To use a code, point your phone’s camera at it.').first();
  const width = async () => (await code.boundingBox())?.width ?? 0;
  await expectQrCode(code, filledCopy(english).contacts.phone.href);
  const least = await width();
  await expect(hint).toBeHidden();
  for (let left = 6; left > 2; left -= 1) {
    await sheetPanel(page)
      .getByRole('button', { name: /^Remove:/ })
      .first()
      .click();
  }
  await expect(hint).toBeVisible();
  expect(await width()).toBeGreaterThan(1.5 * least);
});

test(
  'lines keep items apart, and the languages of an item where they are one below the other',
  further,
  async ({ page }) => {
    await openFullSheet(page);
    const article = sheetPanel(page).getByRole('article');
    const second = article.getByRole('listitem').nth(1);
    await expect(second).toHaveCSS('border-top-width', '1px');
    // A code ends where the lines do.
    const right = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
    const code = article.getByRole('img').first();
    expect(await right(code)).toBeGreaterThan(await right(article.locator('header')));
    // In two columns.
    await sheetPanel(page).getByRole('radio', { name: 'Easy read' }).check();
    await sheetPanel(page).getByRole('radio', { name: 'Español and English' }).check();
    await expect(article.locator('ul div[lang="en"]').first()).toHaveCSS('border-left-width', '2px');
    await expect(second).toHaveCSS('border-top-width', '0px');
  },
);

test('a sheet is printed only once its codes are there', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/codes-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await openFullSheet(page);
  const print = sheetPanel(page).getByRole('button', { name: 'Print', exact: true });
  await expect(sheetPanel(page).getByRole('article')).toBeVisible();
  await expect(print).toHaveCount(0);
  release();
  await expect(print).toBeVisible();
  // Six codes to call the office would be one too often by five.
  await expect(sheetPanel(page).getByRole('img')).toHaveCount(1);
  await expect(sheetPanel(page).getByRole('article').getByText('Call us')).toBeVisible();
});

test('a sheet says how large its text is, and what to do if it is too much for one page', async ({
  page,
}) => {
  await openDesk(page);
  await changeDisplaySettings(page, { 'Text size': '200%' });
  await fillSheet(page);
  await tool(page, 6).click();
  const print = sheetPanel(page).getByRole('button', { name: 'Print', exact: true });
  await expect(
    sheetPanel(page).getByText(/Fits on one page in \d\d-point text\. For larger text/),
  ).toBeVisible();
  await sheetPanel(page).getByRole('textbox', { name: 'Note' }).fill('\n'.repeat(100));
  await expect(print).toBeVisible();
  await sheetPanel(page).getByRole('radio', { name: 'Español and English' }).check();
  await sheetPanel(page).getByRole('radio', { name: 'Easy read' }).check();
  await expect(
    sheetPanel(page)
      .getByRole('region', { name: 'Preview' })
      .getByText(/Choose one language, or remove from the sheet: .*Family Support Network\./),
  ).toBeVisible();
  await expect(print).toHaveCount(0);
});

test(
  'a sheet lends its title and language only to what is printed, not to the page while that is saved',
  further,
  async ({ page }) => {
    await mockDeskHost(page);
    await page.addInitScript(() => {
      if (window.foundationHost?.mode !== 'desk') return;
      Object.assign(window.foundationHost.desk, {
        savePdf: () =>
          new Promise((resolve) => addEventListener('answer', () => resolve({ kind: 'canceled' }))),
      });
    });
    await page.goto(`?lang=es${screens.services.hash}`);
    await page.getByRole('button', { name: 'Agregar a la hoja: Servicios de apoyo' }).click();
    await page.getByRole('button', { name: 'Hoja (1)' }).click();
    await page.getByRole('radio', { name: 'English', exact: true }).check();
    await page.getByRole('button', { name: 'Guardar como PDF' }).click();
    const { title, language } = await readPdf(await page.pdf({ tagged: true }));
    expect([title, language]).toEqual(['For You From Weaving Hope', 'en']);
    await expect(page).toHaveTitle(/^Servicios/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.evaluate(() => dispatchEvent(new Event('answer')));
    await expect(page.getByText('La hoja no se guardó.')).toBeVisible();
  },
);

test('very long texts by staff are cut, and never leave the page', further, async ({ page }) => {
  await openDesk(page);
  await openTab(page, 'Services');
  await clickButton(page, 'Add Service');
  await field(page, 'Title').fill('Donaudampfschifffahrt'.repeat(20));
  await field(page, 'Description').fill('W'.repeat(4_000));
  await clickButton(page, 'Save');
  await openScreen(page, screens.services);
  await page.getByRole('button', { name: /^Add to sheet: Donau/ }).click();
  await tool(page, 1).click();
  await expect(sheetPanel(page).getByText('Fits on one page in 16-point text.')).toBeVisible();
  expect(await overflowOf(sheetPanel(page).getByRole('article'))).toEqual([0, 0]);
});

test('the sheet has no accessibility violations, and is heard as it is seen', async ({ page }) => {
  await openDesk(page);
  await fillSheet(page);
  await expectNoAxeViolations(page);
  await tool(page, 6).click();
  await sheetPanel(page).getByRole('radio', { name: 'First visit' }).check();
  await expectNoAxeViolations(page);
  for (const theme of ['dark', 'contrast'] as const) {
    await setDisplaySettings(page, { theme, text: '200' });
    await expectNoAxeViolations(page);
  }
  const heard = await readPage(page, 'dialog');
  expect(heard).toEqual(
    expect.arrayContaining([
      'dialog, Take-home Sheet',
      'heading, On the sheet, level 3',
      'item 1 of 6: Provider Matching',
      'button, Move down: Provider Matching',
      'heading, Preview, level 3',
      'Fits on one page in 16-point text. The picture story follows: one page in each language.',
      'button, Save as PDF',
      'heading, Weaving Hope, level 4',
      'item 1 of 6: heading, Provider Matching, level 5',
      'heading, What Happens When You Visit, level 4',
    ]),
  );
});

test('New Visitor asks about what is written on a sheet until it has been printed', async ({ page }) => {
  await openDesk(page);
  await openScreen(page, screens.contact);
  await addButton(page, 'Phone').click();
  await tool(page, 1).click();
  await sheetPanel(page).getByRole('textbox', { name: 'Note' }).fill('Monday at ten.');
  async function startNextVisit() {
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'New Visitor' }).click();
  }
  await startNextVisit();
  const question = page.getByRole('dialog', { name: 'Clear what was typed?' });
  await expect(question).toContainText('Nobody has printed or saved the take-home sheet');
  await page.keyboard.press('Escape');
  await tool(page, 1).click();
  await sheetPanel(page).getByRole('button', { name: 'Print', exact: true }).click();
  await startNextVisit();
  await expect(notifications(page, 'Ready for the next visitor.')).toBeVisible();
});
