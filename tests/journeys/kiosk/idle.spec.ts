import { kiosk } from '@/copy/en/kiosk';
import { fill } from '@/lib/fill';
import { expectNoAxeViolations } from '../../support/axe';
import { facts } from '../../support/filled-copy';
import { goTo, openKiosk, stopClock, test } from '../../support/kiosk';
import {
  IDLE_SECONDS,
  idleWarning,
  restScreen,
  WARNING_SECONDS,
  waitForRestScreen,
  waitIdle,
} from '../../support/kiosk-visit';
import { expect, screens } from '../../support/site';
import { finishSentence, highlighted, mockVoices, speaking } from '../../support/speech';

const { title, text, spoken, goOn } = kiosk(facts.en).warning;

test.beforeEach(async ({ page }) => {
  await mockVoices(page);
  await openKiosk(page, screens.contact);
});

test('any input keeps the visit', async ({ page }) => {
  const field = page.getByLabel('First Name');
  await field.focus();
  for (const letter of ['A', 'd', 'a']) {
    await waitIdle(page, IDLE_SECONDS - 20);
    await page.keyboard.insertText(letter);
  }
  await expect(idleWarning(page)).toBeHidden();
  const inputs = {
    'a touch': () => page.touchscreen.tap(20, 20),
    'a key': () => page.keyboard.press('Shift'),
    'the mouse': () => page.mouse.move(300, 300),
    'the wheel': () => page.mouse.wheel(0, 10),
    'assistive technology': () => page.getByRole('button', { name: goOn }).dispatchEvent('click'),
  };
  for (const [name, act] of Object.entries(inputs)) {
    await waitIdle(page, IDLE_SECONDS + 5);
    await expect(idleWarning(page)).toBeVisible();
    await act();
    await expect(idleWarning(page), name).toBeHidden();
  }
  await expect(field).toHaveValue('Ada');
});

test('the idle warning is announced at once, and later some of the seconds left', async ({ page }) => {
  await stopClock(page);
  await page.keyboard.press('Shift');
  await waitIdle(page, IDLE_SECONDS - 4);
  await expect(idleWarning(page)).toBeHidden();
  await waitIdle(page, 5);
  await expect(page.getByRole('button', { name: goOn })).toBeFocused();
  const announced = idleWarning(page).locator('[aria-live]');
  // A busy page may come to announce it only after its clock has been moved on.
  const expectAnnounced = (words: string) =>
    expect
      .poll(async () => {
        await waitIdle(page, 0.1);
        return announced.textContent();
      })
      .toBe(words);
  await expectAnnounced(`${title} ${text}`);
  for (const seconds of [20, 10]) {
    await waitIdle(page, 9);
    await expectAnnounced(fill(spoken, { seconds }));
  }
  await waitIdle(page, 17);
  await expect(restScreen(page)).toBeVisible();
});

test('a key that is held down does not keep the visit', async ({ page }) => {
  await page.keyboard.down('Shift');
  for (let passed = 0; passed <= IDLE_SECONDS + WARNING_SECONDS; passed += 40) {
    await waitIdle(page, 40);
    await page.keyboard.down('Shift');
  }
  await expect(restScreen(page)).toBeVisible();
  await page.keyboard.up('Shift');
});

test('the staff panel does not stop the clock, even over the rest screen', async ({ page }) => {
  await waitForRestScreen(page);
  await page.keyboard.press('Control+Shift+Q');
  const panel = page.getByRole('dialog', { name: 'Staff' });
  await expect(panel).toBeVisible();
  await waitIdle(page, IDLE_SECONDS + 2);
  await expect(idleWarning(page)).toBeVisible();
  await page.clock.resume();
  await expectNoAxeViolations(page);
  await waitIdle(page, WARNING_SECONDS);
  await expect(panel).toHaveCount(0);
  await expect(restScreen(page)).toBeVisible();
});

test('reading a screen aloud keeps the visit, unless the voice never ends', async ({ page }) => {
  await goTo(page, screens.about);
  await page.getByRole('button', { name: 'Read aloud' }).tap();
  // No sentence takes so long that the voice seems dead.
  for (let seconds = 0; seconds < IDLE_SECONDS + 10; seconds += 5) {
    await waitIdle(page, 5);
    await finishSentence(page);
  }
  await expect(idleWarning(page)).toBeHidden();
  await expect.poll(() => speaking(page)).toBeTruthy();
  await waitForRestScreen(page);
  expect(await speaking(page)).toBeUndefined();
  expect(await highlighted(page)).toBe('');
});
