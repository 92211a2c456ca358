import { expectNoAxeViolations } from '../../../support/axe';
import { easyReadToggle, switchEasyReadOn } from '../../../support/easy-read';
import { IDLE_SECONDS, openKiosk, untilRest, waitIdle, warning } from '../../../support/kiosk';
import { expect, test } from '../../../support/site';
import { finishSentence, highlighted, pretendVoices, speaking } from '../../../support/speech';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('the reading tools are large enough for a finger', async ({ page }) => {
  await pretendVoices(page);
  await openKiosk(page);
  for (const name of ['Easy read', 'Read aloud']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
    expect(box?.width).toBeGreaterThanOrEqual(56);
  }
});

test('the next visitor finds the standard screen', async ({ page }) => {
  await openKiosk(page);
  await switchEasyReadOn(page);
  await untilRest(page);
  await page.getByRole('button', { name: 'Touch to begin' }).tap();
  await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'Get Support Today' })).toBeVisible();
});

test('plain words lead to no other program, and show codes for the own phone', async ({ page }) => {
  await openKiosk(page, '#/contact');
  await switchEasyReadOn(page);
  await expect(page.getByRole('img', { name: 'Scan with your phone to call (212) 555-0199' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href]')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('who listens is there: the question comes only once the reading has ended', async ({ page }) => {
  await pretendVoices(page);
  await openKiosk(page, '#/about');
  await page.getByRole('button', { name: 'Read aloud' }).tap();
  for (let sentences = 0; sentences < 3; sentences += 1) {
    await waitIdle(page, IDLE_SECONDS - 10);
    await finishSentence(page);
  }
  await expect(warning(page)).toBeHidden();
  await page.getByRole('button', { name: 'Pause' }).tap();
  await waitIdle(page, IDLE_SECONDS + 2);
  await expect(warning(page)).toBeVisible();
});

test('a voice that never ends keeps nobody here, and is silent with the next visitor', async ({ page }) => {
  await pretendVoices(page);
  await openKiosk(page, '#/about');
  await page.getByRole('button', { name: 'Read aloud' }).tap();
  await expect.poll(() => speaking(page)).toBe('About Weaving Hope');
  await untilRest(page);
  expect(await speaking(page)).toBeUndefined();
  expect(await highlighted(page)).toBe('');
});
