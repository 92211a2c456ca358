import type { Page } from 'playwright/test';
import * as english from '@/copy/en/shared';
import { takeHomePage } from '@/copy/en/take-home';
import { fill } from '@/lib/fill';
import { expectNoAxeViolations } from '../../support/axe';
import { mockDeskHost } from '../../support/desk';
import { setDisplaySettings } from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { content, filledCopy } from '../../support/filled-copy';
import { hold, scripts } from '../../support/network';
import { notifications } from '../../support/notifications';
import { readPageTexts, readPdf } from '../../support/pdf';
import { expectQrCode } from '../../support/qr-code';
import { read, recordAnnouncements } from '../../support/screen-reader';
import { expect, openScreen, screens, test } from '../../support/site';
import { addButton, fillTakeHomePage, removeButton, takeHomePanel } from '../../support/take-home';

const { panel: copy, paper } = takeHomePage;
const phone = filledCopy(english).contacts.phone.href;

const tool = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', { name: `Take-home page (${count})`, exact: true });
const items = (page: Page) => takeHomePanel(page).getByRole('list').first().getByRole('listitem');
const button = (page: Page, name: string) => takeHomePanel(page).getByRole('button', { name, exact: true });

async function openDeskHome(page: Page): Promise<void> {
  await mockDeskHost(page);
  await page.goto(screens.home.hash);
}

test('items of a take-home page are counted, and announced once removed', async ({ page }) => {
  await openDeskHome(page);
  await fillTakeHomePage(page);
  await addButton(page, 'Peer Support Groups').click();
  await expect(tool(page, 7)).toBeVisible();
  await expectNoAxeViolations(page);
  const announced = await recordAnnouncements(page);
  await removeButton(page, 'Educational Workshops').click();
  await expect(tool(page, 6)).toBeVisible();
  const removed = fill(takeHomePage.remove.done, { title: 'Educational Workshops' });
  await expect.poll(announced).toContain(removed);
});

test('ways to reach us and Easy read add to the same page', async ({ page }) => {
  await openDeskHome(page);
  await openScreen(page, screens.contact);
  // On every page.
  await expect(addButton(page, 'Crisis line')).toHaveCount(0);
  await addButton(page, 'Phone').click();
  await openScreen(page, screens.programs);
  await switchEasyReadOn(page);
  await addButton(page, content.en.programs[1]?.easyTitle ?? '').click();
  await tool(page, 2).click();
  await expect(items(page)).toHaveCount(2);
  await button(page, 'Remove: Phone').click();
  await expect(items(page)).toHaveText(/Educational Workshops/);
  const hours = takeHomePanel(page).getByRole('article').getByText('Monday to Friday 8:00 AM to 6:00 PM');
  await expect(hours.first()).toBeVisible();
});

test('New Visitor asks about its note until it has been printed', async ({ page }) => {
  await openDeskHome(page);
  await openScreen(page, screens.contact);
  await addButton(page, 'Phone').click();
  await tool(page, 1).click();
  await takeHomePanel(page).getByRole('textbox', { name: 'Note' }).fill('Monday at ten.');
  const startNextVisit = () => page.getByRole('banner').getByRole('button', { name: 'New Visitor' }).click();
  await page.keyboard.press('Escape');
  await startNextVisit();
  const question = page.getByRole('dialog', { name: 'Erase what was typed?' });
  await expect(question).toContainText(takeHomePage.unsaved);
  await page.keyboard.press('Escape');
  await tool(page, 1).click();
  await button(page, 'Print').click();
  await page.keyboard.press('Escape');
  await startNextVisit();
  await expect(notifications(page, 'Ready for the next visitor.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take-home page \([1-9]/ })).toHaveCount(0);
});

test('the full page is printed with its codes, and read as it looks', async ({ page }) => {
  await openDeskHome(page);
  const release = await hold(page, scripts('esm'));
  await fillTakeHomePage(page);
  await tool(page, 6).click();
  const article = takeHomePanel(page).getByRole('article');
  const code = takeHomePanel(page).getByRole('img').first();

  await test.step('it is printed only once its codes are there', async () => {
    await expect(takeHomePanel(page).getByText(filledCopy(english).common.loading)).toBeVisible();
    await expect(button(page, copy.print)).toHaveCount(0);
    release();
    await expect(button(page, copy.print)).toBeVisible();
    // Six codes to call the office would be one too often by five.
    await expect(takeHomePanel(page).getByRole('img')).toHaveCount(1);
    await expect(article.getByText(paper.codes.call)).toBeVisible();
    await expectQrCode(code, phone);
  });
  await test.step('it has no violations, and is read as it looks', async () => {
    await setDisplaySettings(page, { theme: 'contrast', text: '200' });
    await expectNoAxeViolations(page);
    await setDisplaySettings(page, {});
    const heard = ['button "Remove: Provider Matching"', 'heading "Weaving Hope" [level=1]'];
    expect(await read(takeHomePanel(page))).toEqual(expect.arrayContaining(heard));
  });
  await test.step('when an item is removed, its neighbor has the focus', async () => {
    await expect(items(page).first()).toContainText('Provider Matching');
    await button(page, 'Remove: Provider Matching').press('Enter');
    await expect(button(page, 'Remove: Support Services')).toBeFocused();
  });
  await test.step('empty, it says how to fill it', async () => {
    for (let left = 5; left > 0; left -= 1) await page.keyboard.press('Enter');
    await expect(takeHomePanel(page).getByText(copy.empty).filter({ visible: true })).toBeFocused();
    // The menu prints, too: that, instead of the screen behind the panel.
    expect((await readPageTexts(await page.pdf())).join()).toMatch(/^The take-home page is empty\./);
  });
});

test('for a family that reads Spanish, the page has both languages', async ({ page }) => {
  await mockDeskHost(page);
  await page.addInitScript(() => {
    const { savePdf } = window.desk;
    window.desk.savePdf = (name) =>
      new Promise((resolve) => addEventListener('answer', () => resolve(savePdf(name))));
  });
  await page.goto(`?lang=es${screens.services.hash}`);
  await page.getByRole('button', { name: 'Agregar a la hoja: Servicios de apoyo' }).click();
  await page.getByRole('button', { name: 'Hoja (1)' }).click();
  const panel = page.getByRole('dialog', { name: 'Hoja para llevar' });
  await test.step('both languages are marked, with a code to call', async () => {
    await expect(panel.getByRole('radio', { name: 'Español y English' })).toBeChecked();
    for (const [name, lang] of [
      ['Servicios de apoyo', 'es'],
      ['Support Services', 'en'],
    ] as const) {
      const title = panel.getByRole('heading', { name, exact: true });
      expect(await title.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(lang);
    }
    await expectQrCode(panel.getByRole('img'), phone);
  });
  await test.step('while the paper is saved, the page keeps its title and language', async () => {
    await panel.getByRole('radio', { name: 'English', exact: true }).check();
    await panel.getByRole('button', { name: 'Guardar como PDF' }).click();
    const { title, language } = await readPdf(await page.pdf({ tagged: true }));
    expect([title, language]).toEqual(['For You From Weaving Hope', 'en']);
    await expect(page).toHaveTitle(/^Servicios/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.evaluate(() => dispatchEvent(new Event('answer')));
    await expect(page.getByText('La hoja no se guardó.')).toBeVisible();
  });
});
