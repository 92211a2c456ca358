import type { Locator, Page } from 'playwright/test';
import { clickButton, fillForm } from '../../support/admin';
import { guideKeys, hear, pressGuideKey, pressUntil } from '../../support/guide';
import {
  finishVisit,
  IDLE_SECONDS,
  mockOpenHost,
  openKiosk,
  restScreen,
  tapDock,
  WARNING_SECONDS,
  waitForNextPress,
  waitForRestScreen,
  waitIdle,
} from '../../support/kiosk';
import { further } from '../../support/matrix';
import { expect, openScreen, screens, test } from '../../support/site';
import { localVoice, mockVoices, spanishVoice, speaking } from '../../support/speech';

const { home, admin, contact, programs, services } = screens;

/** The list of languages, whose name is in the language of the page. */
const list = (root: Page | Locator) => root.getByRole('navigation', { name: /^(Language|Idioma)$/ });

const link = (root: Page | Locator, name: string) => list(root).getByRole('link', { name, exact: true });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a press in the header switches in place, keeps what was typed, and is announced in the new language', async ({
  page,
}) => {
  const spanishFiles: string[] = [];
  page.on('request', (request) => {
    if (/\/es-/.test(request.url())) spanishFiles.push(request.url());
  });
  await openScreen(page, contact);
  await page.getByRole('textbox', { name: 'Message' }).fill('We need a ride.');
  expect(spanishFiles).toEqual([]);
  await expect(link(page, 'English')).toHaveCount(0);
  await link(page, 'Español').click();
  await expect(heading(page, 'Hable con nosotros')).toBeVisible();
  await expect(page.getByText('Esta página está ahora en español.')).toBeAttached();
  await expect(link(page, 'Español')).toHaveCount(0);
  await expect(link(page, 'English')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('We need a ride.');
});

test('what is being read stays where it is in the window, though the texts above it get longer', async ({
  page,
}) => {
  await page.clock.setFixedTime('2024-12-01T12:00:00Z');
  await openScreen(page, programs);
  // As in WebKit, which does not anchor the page itself, and lays out all of it at once.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  await page.keyboard.press('Shift');
  const top = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
  await page
    .getByRole('heading', { name: 'Winter Open House' })
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await top('Winter Open House');
  // Playwright's own click would scroll.
  await link(page, 'Español').dispatchEvent('click');
  await expect(page).toHaveTitle(/^Programas/);
  expect(await top('Puertas abiertas de invierno')).toBeCloseTo(before, 0);
});

test('the address follows, also on the way back, without an entry in the history', async ({ page }) => {
  await openScreen(page, home);
  await page.getByRole('banner').getByRole('link', { name: services.name, exact: true }).click();
  await link(page, 'Español').click();
  await expect(page).toHaveURL(/\?lang=es#\/services$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?lang=es#\/$/);
  await expect(page).toHaveTitle(/^Inicio/);
  await page.reload();
  await expect(page).toHaveTitle(/^Inicio/);
  // A reload opens the page of the screen, which is left for no other language.
  await expect(page).toHaveURL(/\/es\/\?lang=es$/);
  await link(page, 'English').click();
  await expect(page).toHaveURL(/\/es\/\?lang=en$/);
  await expect(page).toHaveTitle(/^Home/);
});

test('a link can be opened in a new tab', further, async ({ page, context }) => {
  await openScreen(page, services);
  const opened = context.waitForEvent('page');
  await link(page, 'Español').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveTitle(/^Servicios/);
  await expect(page).toHaveTitle(/^Services/);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('if the other language cannot be fetched, it says so and stays', async ({ page }) => {
    await openScreen(page, home);
    await page.route(/\/es-/, (route) => route.abort());
    await link(page, 'Español').click();
    const notice = page.getByText(
      'The other language could not be loaded. Check your internet connection, then try again.',
    );
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveTitle(/^Home/);
    await page.unroute(/\/es-/);
    await link(page, 'Español').click();
    await expect(page).toHaveTitle(/^Inicio/);
    await expect(notice).toHaveCount(0);
  });

  test(
    "the rest screen begins in the kiosk's language if the other cannot be fetched",
    further,
    async ({ page }) => {
      await openKiosk(page);
      await waitForRestScreen(page);
      await page.route(/\/es-/, (route) => route.abort());
      await restScreen(page).getByRole('button', { name: 'Español' }).click();
      await expect(restScreen(page)).toBeHidden();
      await expect(page).toHaveTitle(/^Home/);
    },
  );
});

test('on a phone, the other language is first in the menu, which stays open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openScreen(page, home);
  await expect(list(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Español')).toBeFocused();
  await link(page, 'Español').click();
  await expect(page.getByRole('button', { name: 'Menú', expanded: true })).toBeVisible();
  await expect(link(page, 'English')).toBeFocused();
});

test('the first visit is in the language of the browser', async ({ browser, siteUrl }) => {
  const page = await browser.newPage({ locale: 'es-US' });
  await page.goto(siteUrl);
  await expect(page).toHaveTitle(/^Inicio/);
  await expect(page).toHaveURL(/\/#?\/?$/);
  await page.close();
});

test.describe('in the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('what is shown to be taken along follows', further, async ({ page }) => {
    await mockVoices(page, [localVoice, spanishVoice]);
    await openKiosk(page, programs);
    await page.getByRole('button', { name: 'Take this with you: Peer Support Groups' }).tap();
    await expect(page.getByRole('dialog')).toContainText('Community Center');
    await pressGuideKey(page, 'down');
    await page.keyboard.press(guideKeys.action);
    const sheet = page.getByRole('dialog', { name: 'Llevarse esto' });
    await expect(sheet).toContainText('Grupos de apoyo mutuo');
    await expect(sheet).toContainText('Centro comunitario');
    await sheet.getByRole('button', { name: 'Cerrar' }).tap();
    await expect(sheet).toHaveCount(0);
  });

  test('the audio guide offers Spanish in a Spanish voice, and goes on in it', async ({ page }) => {
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

    await pressUntil(page, 'up', /^Menú, botón/);
    await pressGuideKey(page, 'action');
    await pressUntil(page, 'down', /^English enlace, 1 de 2/);
    await page.keyboard.press(guideKeys.repeat);
    expect(await hear(page)).toEqual([
      { text: 'English', voice: 'Ada' },
      { text: 'enlace, 1 de 2', voice: 'Inés' },
    ]);
    expect(await pressGuideKey(page, 'action')).toBe('This page is now in English.');
    await expect(page).toHaveTitle(/^Contact\b/);
    expect(await pressGuideKey(page, 'down')).toBe('Español link, 2 of 2');
  });

  test(
    'the guide speaks what staff wrote in English, and ends the visit, each in its language',
    further,
    async ({ page }) => {
      await mockVoices(page, [localVoice, spanishVoice]);
      await openKiosk(page, admin);
      await clickButton(page, 'Edit Hero Section');
      await fillForm(page, { Subtitle: 'We moved.' });
      await clickButton(page, 'Save');
      await tapDock(page, 'Home');
      await pressGuideKey(page, 'down');
      await page.keyboard.press(guideKeys.action);
      await expect(page).toHaveTitle(/^Inicio/);
      await pressUntil(page, 'down', /^We moved\.$/);
      await page.keyboard.press(guideKeys.repeat);
      expect(await hear(page)).toEqual([{ text: 'We moved.', voice: 'Ada' }]);
      await waitIdle(page, IDLE_SECONDS + 1);
      await hear(page);
      await waitIdle(page, WARNING_SECONDS + 1);
      await expect(page).toHaveTitle(/^Home/);
      const farewell = await hear(page);
      expect(farewell.map(({ voice }) => voice)).toEqual(['Inés', 'Inés']);
    },
  );

  test('Menu offers the languages, and each visitor starts in the first', async ({ page }) => {
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
    await page.getByRole('dialog').getByRole('button').last().tap();
    await expect(restScreen(page).getByRole('button', { name: 'Touch to begin' })).toBeVisible();
    await expect(page).toHaveTitle(/^Home/);
  });

  test('Content Management is in English, also where visitors begin in Spanish', async ({ page }) => {
    await mockOpenHost(page);
    await openKiosk(page, home, 'lang=es');
    await expect(page).toHaveTitle(/^Inicio/);
    await page.keyboard.press('Control+Shift+Q');
    await page.getByRole('button', { name: 'Gestión de contenido' }).tap();
    await expect(page).toHaveTitle(/^Content Management/);
    await finishVisit(page);
    await expect(page).toHaveTitle(/^Inicio/);
  });

  test(
    'the rest screen begins in either language, and offers its own first to each visitor',
    further,
    async ({ page }) => {
      await openKiosk(page, home, 'lang=es');
      const begin = restScreen(page).getByRole('button', { name: /English|Español/ });
      for (const [keys, title] of [
        [['Tab', 'Enter'], /^Home/],
        [['Enter'], /^Inicio/],
      ] as const) {
        await waitForRestScreen(page);
        await expect(begin).toHaveText(['Toque para empezar Español', 'Touch to begin English']);
        for (const key of keys) await page.keyboard.press(key);
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      }
    },
  );
});
