import type { Locator, Page } from 'playwright/test';
import { languageSwitch } from '@/copy/en/shared';
import { languageSwitch as spanish } from '@/copy/es/shared';
import { content } from '../../support/filled-copy';
import { guideKeys, hear } from '../../support/guide';
import { openKiosk, tapDock, waitForNextPress } from '../../support/kiosk';
import { restScreen, waitForRestScreen } from '../../support/kiosk-visit';
import { scripts } from '../../support/network';
import { expect, openScreen, screens, test } from '../../support/site';
import { localVoice, mockVoices, spanishVoice, speaking } from '../../support/speech';

const { home, contact, programs, services } = screens;

const list = (root: Page | Locator) => root.getByRole('navigation', { name: /^(Language|Idioma)$/ });

const link = (root: Page | Locator, name: string) => list(root).getByRole('link', { name, exact: true });

test.describe('in a browser', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('if the other language cannot be fetched, it says so and stays', async ({ page }) => {
    await openScreen(page, contact);
    await page.route(scripts('site-content-es'), (route) => route.abort());
    await link(page, 'Español').click();
    const notice = page.getByText(languageSwitch.failed);
    await expect(notice).toBeInViewport({ ratio: 1 });
    await page.unroute(scripts('site-content-es'));
    await link(page, 'Español').click();
    await expect(page).toHaveTitle(/^Contacto/);
    await expect(notice).toHaveCount(0);
  });

  test('typed text stays, and the switch is announced in the new language', async ({ page }) => {
    const spanishFiles: string[] = [];
    page.on('request', (request) => {
      if (/\/es-/.test(request.url())) spanishFiles.push(request.url());
    });
    await openScreen(page, contact);
    await page.getByRole('textbox', { name: 'Message' }).fill('We need a ride.');
    expect(spanishFiles).toEqual([]);
    await expect(link(page, 'English')).toHaveCount(0);
    await link(page, 'Español').click();
    await expect(page).toHaveTitle(/^Contacto/);
    await expect(page.getByText(spanish.switched)).toBeAttached();
    await expect(link(page, 'Español')).toHaveCount(0);
    await expect(link(page, 'English')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('We need a ride.');
    await link(page, 'English').click();
    await expect(page).toHaveTitle(/^Contact\b/);
  });

  test('the text being read stays in place, though the texts above it get longer', async ({ page }) => {
    await page.clock.setFixedTime('2024-12-01T12:00:00Z');
    await openScreen(page, programs);
    // As in WebKit, which does not anchor the page itself, and lays out all of it at once.
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
    await page.keyboard.press('Shift');
    const title = (name = '') => page.getByRole('heading', { name });
    await title('Winter Open House').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = (await title('Winter Open House').boundingBox())?.y ?? 0;
    // Playwright's own click would scroll.
    await link(page, 'Español').dispatchEvent('click');
    await expect(page).toHaveTitle(/^Programas/);
    expect((await title(content.es.events[0]?.title).boundingBox())?.y).toBeCloseTo(before, 0);
  });

  test('the address follows, also on the way back, without an entry in the history', async ({ page }) => {
    await openScreen(page, home);
    await page.getByRole('banner').getByRole('link', { name: services.name, exact: true }).click();
    await link(page, 'Español').click();
    await expect(page).toHaveURL(/\?lang=es#\/services$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?lang=es#\/$/);
    await page.reload();
    await expect(page).toHaveTitle(/^Inicio/);
    // A reload opens the page of the screen, which is left for no other language.
    await expect(page).toHaveURL(/\/es\/\?lang=es$/);
    await link(page, 'English').click();
    await expect(page).toHaveTitle(/^Home/);
  });
});

test.describe('in the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true, expectedErrors: [/ERR_FAILED/] });

  test('if the other language cannot be fetched, a visit begins in the kiosk’s', async ({ page }) => {
    await openKiosk(page);
    await waitForRestScreen(page);
    await page.route(scripts('site-content-es'), (route) => route.abort());
    await restScreen(page).getByRole('button', { name: 'Español' }).click();
    await expect(restScreen(page)).toBeHidden();
    await expect(page).toHaveTitle(/^Home/);
  });

  test('Menu switches without an address; the next visitor starts in the first', async ({ page }) => {
    await openKiosk(page);
    await tapDock(page, 'Menu');
    await link(page.getByRole('dialog'), 'Español').tap();
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
    await expect(page).not.toHaveURL(/lang=/);
    await expect(page).toHaveTitle(/^Inicio/);
    await page.getByRole('dialog', { name: 'Menú' }).getByRole('button', { name: 'Cerrar' }).tap();
    await waitForNextPress(page);
    await page.getByRole('button', { name: 'Terminar' }).tap();
    await waitForNextPress(page);
    await page.getByRole('button', { name: 'Sí, terminar' }).tap();
    await expect(restScreen(page).getByRole('button', { name: 'Touch to begin' })).toBeVisible();
    await expect(page).toHaveTitle(/^Home/);
  });

  test('the audio guide offers Spanish in a Spanish voice, and continues in it', async ({ page }) => {
    await mockVoices(page, [localVoice, spanishVoice]);
    await openKiosk(page, contact);
    // Action must not seem to choose it.
    await page.getByRole('main').getByRole('link').first().focus();
    await page.keyboard.press(guideKeys.down);
    // Its Spanish words are fetched first.
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await speaking(page)).toBe('Para español, presione Acción.');
    }).toPass();
    expect((await hear(page)).slice(0, 4)).toEqual([
      { text: 'Para español, presione Acción.', voice: 'Inés' },
      { text: 'Audio is on.', voice: 'Ada' },
      { text: 'Contact screen.', voice: 'Ada' },
      { text: 'Press the Down key for the first item.', voice: 'Ada' },
    ]);
    await page.keyboard.press(guideKeys.action);
    await expect(page).toHaveTitle(/^Contacto/);
    expect((await hear(page)).slice(0, 3)).toEqual([
      { text: 'For English, press Action.', voice: 'Ada' },
      ...['El audio está activado.', 'Pantalla Contacto.'].map((text) => ({ text, voice: 'Inés' })),
    ]);
  });
});
