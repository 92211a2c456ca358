import { readingTools } from '@/content/es/page';
import { fillContactForm } from '../../support/contact';
import { changeDisplaySettings } from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { openKiosk } from '../../support/kiosk';
import { further } from '../../support/matrix';
import { allScreens, expect, inSpanish, openScreen, publicScreens, screens, test } from '../../support/site';
import { address, expectWholeWords, narrowest, spanishDate } from '../../support/whole-words';

// The other screens and states are looked at together with their accessibility (accessibility.spec.ts).

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'parallel' });

/** A number and what it counts, such as "2 minutes". */
const amount = /\d+ \p{L}{3,}[,.]?/gu;

/** A date such as "December 20, 2024". */
const date = /\p{L}{3,} \d{1,2}, \d{4}/gu;

test(
  'Easy read keeps every word, date and address whole, and a number with what it counts',
  further,
  async ({ page }) => {
    await openScreen(page, screens.home);
    await switchEasyReadOn(page);
    for (const screen of publicScreens) {
      await test.step(screen.name, async () => {
        await openScreen(page, screen);
        await expect(page.getByRole('button', { name: 'Show the full page' })).toBeVisible();
        await expectWholeWords(page, [page.getByRole('main')], [amount, date, address]);
      });
    }
  },
);

test('Easy read keeps every word whole in Spanish, with the largest text in the narrowest window', async ({
  page,
}) => {
  const { toggle, showFullPage } = readingTools.easyRead;
  await openScreen(page, inSpanish(screens.home));
  await page.getByRole('button', { name: toggle, exact: true }).click();
  for (const screen of publicScreens.map(inSpanish)) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      await expect(page.getByRole('button', { name: showFullPage })).toBeVisible();
      const parts = [page.getByRole('banner'), page.getByRole('main')];
      await expectWholeWords(page, parts, [spanishDate, address], narrowest);
    });
  }
});

test(
  'every screen of a narrow kiosk keeps every word whole in Spanish, with the largest text',
  further,
  async ({ page }) => {
    const layout = [{ width: 768, text: '200', spacing: 'normal' }] as const;
    for (const screen of allScreens) {
      await test.step(screen.name, async () => {
        await openKiosk(page, screen, 'lang=es');
        await expectWholeWords(page, [page.getByRole('main')], [spanishDate, address], layout);
      });
    }
  },
);

test('a select shows the whole chosen option, on several lines where it needs them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fillContactForm(page, { inquiryType: 'volunteer' });
  const select = page.getByRole('combobox', { name: 'Inquiry Type' });
  const form = page.getByRole('main').locator('form');
  const heightOnOneLine = (await select.boundingBox())?.height ?? Number.NaN;
  await expectWholeWords(page, [form]);
  await changeDisplaySettings(page, { 'Text size': '200%' });
  expect((await select.boundingBox())?.height).toBeGreaterThan(2.5 * heightOnOneLine);
});
