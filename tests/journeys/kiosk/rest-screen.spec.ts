import type { Page } from 'playwright/test';
import { kiosk } from '@/copy/en/kiosk';
import { expectNoAxeViolations } from '../../support/axe';
import { easyReadToggle } from '../../support/easy-read';
import { facts } from '../../support/filled-copy';
import { dock, openKiosk, test, waitForNextPress } from '../../support/kiosk';
import { finishVisit, restScreen, waitIdle } from '../../support/kiosk-visit';
import { read } from '../../support/screen-reader';
import { expect, heading } from '../../support/site';

const choice = (page: Page, name: string) => restScreen(page).getByRole('button', { name });

const { rest } = kiosk(facts.en);
const { largeText, easyRead, lowerScreen } = rest.choices;

test.beforeEach(async ({ page }) => {
  await openKiosk(page);
  await finishVisit(page);
});

test('Large text, Easy read and Lower screen begin a visit, and end with the visitor', async ({ page }) => {
  const pressed = (name: string) => dock(page).getByRole('button', { name, exact: true, pressed: true });
  for (const [name, state] of [
    [largeText, page.locator('html[data-text="200"]')],
    [easyRead, pressed(easyRead)],
    [lowerScreen, pressed(lowerScreen)],
  ] as const) {
    // Its buttons may be where the answer to Finish was.
    await waitForNextPress(page);
    await choice(page, name).tap();
    await expect(state).toBeAttached();
    await expect(heading(page)).toBeFocused();
    await finishVisit(page);
    await waitForNextPress(page);
    await choice(page, 'Touch to begin').tap();
    await expect(restScreen(page)).toBeHidden();
    await expect(state).toHaveCount(0);
    await finishVisit(page);
  }
});

test('a touch anywhere else begins a normal visit, and does nothing else', async ({ page }) => {
  await page.touchscreen.tap(1070, 1910);
  await expect(restScreen(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.locator('html:is([data-text], [data-lower])')).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('Tab moves through the buttons, a press takes one, and any other key begins', async ({ page }) => {
  await expect(choice(page, 'Touch to begin')).toBeFocused();
  for (const name of ['Toque para empezar', largeText, easyRead, lowerScreen]) {
    await page.keyboard.press('Tab');
    await expect(choice(page, name)).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(choice(page, easyRead)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'true');
  await finishVisit(page);
  await page.keyboard.press('ArrowDown');
  await expect(restScreen(page)).toBeHidden();
});

test('a key that is held down does not begin a visit', async ({ page }) => {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.down('Enter');
  await finishVisit(page);
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
  await expect(restScreen(page)).toBeVisible();
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect(restScreen(page)).toBeHidden();
});

test('it is spoken with its name, the invitation and each way to begin', async ({ page }) => {
  await expectNoAxeViolations(page);
  const begin = ['button "Touch to begin English"', 'button "Toque para empezar Español"', rest.otherwise];
  const choices = [largeText, easyRead, lowerScreen].map((name) => `button "${name}"`);
  const heard = (await read(restScreen(page))).slice(1);
  expect(heard).toEqual(['Weaving Hope', rest.text, ...begin, ...choices, rest.switches]);
});

test('the picture moves unless motion is reduced, and the text to prevent burn-in', async ({ page }) => {
  const movement = () =>
    restScreen(page).evaluate((dialog) =>
      dialog.getAnimations({ subtree: true }).map(({ playState, effect }) => {
        const [first] = (effect as KeyframeEffect).getKeyframes();
        const { offset, computedOffset, easing, composite, ...changed } = first ?? {};
        return [playState, ...Object.keys(changed)];
      }),
    );
  // A transform is left to the compositor, which can move it for days.
  expect(await movement()).toEqual([['running', 'transform']]);
  const begin = choice(page, 'Touch to begin');
  const before = await begin.boundingBox();
  await waitIdle(page, 61);
  await expect.poll(async () => (await begin.boundingBox())?.y).not.toBe(before?.y);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(movement).toEqual([]);
});
