import type { Page } from 'playwright/test';
import { talkBoard } from '@/copy/en/talk-board';
import { expectNoAxeViolations } from '../../support/axe';
import { mockDeskHost } from '../../support/desk';
import { setDisplaySettings } from '../../support/display-settings';
import { openKiosk, tapDock, waitForNextPress } from '../../support/kiosk';
import { finishVisit, restScreen } from '../../support/kiosk-visit';
import { expectNoHorizontalScroll } from '../../support/layout';
import { readPageTexts } from '../../support/pdf';
import { expect, inSpanish, openScreen, screens, test } from '../../support/site';
import { localVoice, mockVoices, spanishVoice } from '../../support/speech';
import { expectTargetSize } from '../../support/targets';

const board = (page: Page) => page.getByRole('dialog', { name: /^(Talk Board|Tablero para hablar)$/ });

const button = (page: Page, name: string) => board(page).getByRole('button', { name, exact: true });

const expectSaid = (page: Page, text: string, voice: string) =>
  expect.poll(() => page.evaluate(() => window.mockSpeech.started.at(-1))).toEqual({ text, voice });

test('by keyboard, it speaks the office’s language, and shows both', async ({ page }) => {
  await mockVoices(page, [localVoice, spanishVoice]);
  await openScreen(page, inSpanish(screens.home));
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Tablero para hablar' });
  const own = board(page).getByLabel('Su propia frase');
  await opener.focus();
  await page.keyboard.press('Enter');

  await test.step('a picture is spoken in English, and shown in both languages', async () => {
    await button(page, 'No entiendo').focus();
    await page.keyboard.press('Enter');
    await expectSaid(page, 'I do not understand.', 'Ada');
    const shown = board(page).getByText('I do not understand.', { exact: true });
    await expect(shown).toHaveAttribute('lang', 'en');
    await expect(board(page).getByText('No entiendo.', { exact: true })).toBeVisible();
  });
  await test.step('a sentence is spoken as it was typed, and Delete removes whole letters', async () => {
    await button(page, 'Letras').press('Enter');
    await own.focus();
    await page.keyboard.type('Busco a mi hija');
    await page.keyboard.press('Enter');
    await expectSaid(page, 'Busco a mi hija', 'Inés');
    await own.fill('Mamá 👩‍👩‍👧');
    await button(page, 'Borrar letra').press('Enter');
    await expect(own).toHaveValue('Mamá ');
    await own.fill('Busco a mi hija');
  });
  await test.step('closing the board stops the voice, and keeps typed text', async () => {
    await page.keyboard.press('Escape');
    await expect(board(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.mockSpeech.speaking())).toBeUndefined();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(own).toHaveValue('Busco a mi hija');
  });
  await test.step('the language can be chosen; two pictures make a sentence', async () => {
    await board(page).getByRole('radio', { name: 'Español' }).check();
    await button(page, 'Necesito').press('Enter');
    await button(page, 'Agua').press('Enter');
    await expectSaid(page, 'Necesito agua.', 'Inés');
  });
});

test('without a voice it says so, and has room at 320 pixels with the largest text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openScreen(page, screens.contact);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Talk Board' }).click();
  await button(page, 'Numbers and days').click();
  await button(page, 'Wednesday').click();
  await expect(board(page).getByText('This device has no voice for English.')).toBeVisible();
  await setDisplaySettings(page, { text: '200' });
  await expectNoHorizontalScroll(page);
  expect(await board(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expectTargetSize(page);
  await expectNoAxeViolations(page);
});

test.describe('in the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('it is in the Menu, and ends with the visit', async ({ page }) => {
    await mockVoices(page);
    await openKiosk(page);
    const open = async () => {
      await tapDock(page, 'Menu');
      await waitForNextPress(page);
      await page.getByRole('button', { name: 'Talk Board' }).tap();
      await expect(board(page)).toBeVisible();
    };
    await open();
    for (const name of ['I need', 'Appointment']) {
      await waitForNextPress(page);
      await button(page, name).tap();
    }
    await expectSaid(page, 'I need an appointment.', 'Ada');
    await button(page, 'Close').tap();
    await finishVisit(page);
    await waitForNextPress(page);
    await restScreen(page).getByRole('button').first().tap();
    await open();
    await expect(board(page).getByText(talkBoard.lead.split('. ')[0] ?? '')).toBeVisible();
  });
});

test('at a desk, it prints on two pages at most', async ({ page }) => {
  await mockDeskHost(page);
  await openScreen(page, inSpanish(screens.home));
  const tools = page.getByRole('region', { name: 'Herramientas de recepción' });
  await tools.getByRole('button', { name: 'Tablero para hablar' }).click();
  await expect(board(page)).toBeVisible();
  const pages = await readPageTexts(await page.pdf());
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(pages.join(' ')).toMatch(/Point to.*No entiendo +I do not understand/);
});
