import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../../support/axe';
import { changeDisplaySettings } from '../../../support/display-settings';
import { easyReadToggle } from '../../../support/easy-read';
import { dock, expectWithinReach, finishVisit, openKiosk, restScreen, tapDock } from '../../../support/kiosk';
import { displays } from '../../../support/matrix';
import { readPage } from '../../../support/screen-reader';
import { expect, screens, test } from '../../../support/site';

const choice = (page: Page, name: string) => restScreen(page).getByRole('button', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { viewport, inches } of displays) {
  test.describe(`${viewport.width}x${viewport.height} on ${inches} inches`, () => {
    test.use({ viewport, hasTouch: true });

    test('the picture fills what the text leaves, with all 17 threads, and every control is within reach', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openKiosk(page, screens.home, `screen-inches=${inches}`);
      await finishVisit(page);
      for (let minute = 0; minute < 4; minute += 1) {
        const { picture, threads, text, controls } = await restScreen(page).evaluate((dialog) => {
          const box = (element: Element | null | undefined) =>
            (element?.getBoundingClientRect() ?? new DOMRect()).toJSON() as DOMRect;
          const [first] = dialog.querySelectorAll('svg g');
          return {
            picture: box(dialog.querySelector('svg')?.parentElement),
            threads: [...(first?.querySelectorAll('[stroke*=goal]') ?? [])].map(box),
            text: [...dialog.querySelectorAll('p, button')].map(box),
            controls: [...dialog.querySelectorAll('button')].map(box),
          };
        });
        // It begins at the corner, and extends to the text below or beside it.
        expect([picture.x, picture.y]).toEqual([0, 0]);
        const isWide = viewport.width > viewport.height;
        expect(isWide ? picture.height : picture.width).toBeCloseTo(
          isWide ? viewport.height : viewport.width,
          0,
        );
        const textStart = Math.min(...text.map((box) => (isWide ? box.left : box.top)));
        const pictureEnd = isWide ? picture.right : picture.bottom;
        expect(pictureEnd).toBeLessThanOrEqual(textStart);
        expect(textStart - pictureEnd).toBeLessThan(Math.min(viewport.width, viewport.height) * 0.12);

        expect(threads).toHaveLength(17);
        const top = Math.min(...threads.map((box) => box.top));
        const bottom = Math.max(...threads.map((box) => box.bottom));
        expect(top).toBeGreaterThanOrEqual(picture.top);
        expect(bottom).toBeLessThanOrEqual(picture.bottom);
        expect((bottom - top) / picture.height).toBeGreaterThan(0.7);
        expect(Math.max(...threads.map((box) => box.right))).toBeGreaterThanOrEqual(picture.right);

        expect(controls.length).toBeGreaterThanOrEqual(4);
        for (const { bottom: end } of controls) expect(end).toBeLessThanOrEqual(viewport.height);
        await expectWithinReach(page, inches);
        await page.clock.runFor(60_000);
      }
    });
  });
}

test.describe('the ways to begin', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('Large text begins with the largest text, and ends with the visitor', async ({ page }) => {
    await openKiosk(page);
    await finishVisit(page);
    await choice(page, 'Large text').tap();
    await expect(page.locator('html[data-text="200"]')).toBeAttached();
    await expect(heading(page)).toBeFocused();
    await finishVisit(page);
    await choice(page, 'Touch to begin').tap();
    await expect(page.locator('html[data-text]')).toHaveCount(0);
  });

  test('Easy read begins with it, and ends with the visitor', { tag: '@full' }, async ({ page }) => {
    await openKiosk(page);
    await finishVisit(page);
    await choice(page, 'Easy read').tap();
    await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Show the full page' })).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await finishVisit(page);
    await choice(page, 'Touch to begin').tap();
    await expect(easyReadToggle(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('Lower screen begins with everything below the line, and ends with the visitor', {
    tag: '@full',
  }, async ({ page }) => {
    const toggle = dock(page).getByRole('button', { name: 'Lower screen' });
    await openKiosk(page);
    await changeDisplaySettings(page, { 'Text size': '150%' });
    await finishVisit(page);
    await choice(page, 'Lower screen').tap();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html[data-text]')).toHaveCount(0);
    expect((await page.getByRole('banner').boundingBox())?.y).toBeGreaterThanOrEqual(647);
    await finishVisit(page);
    await choice(page, 'Touch to begin').tap();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });

  test('a touch anywhere else begins a normal visit, and does nothing else', async ({ page }) => {
    await openKiosk(page);
    for (const [x, y] of [
      [240, 100],
      [1070, 1910],
    ] as const) {
      await finishVisit(page);
      await page.touchscreen.tap(x, y);
      await expect(restScreen(page)).toBeHidden();
      await expect(page).toHaveURL(/#\/$/);
      await expect(page.locator('html:is([data-text], [data-lower])')).toHaveCount(0);
      await expect(heading(page)).toBeFocused();
    }
  });

  test('Tab moves through the buttons, a press takes one, and any other key begins', {
    tag: '@full',
  }, async ({ page }) => {
    await openKiosk(page);
    await finishVisit(page);
    await expect(choice(page, 'Touch to begin')).toBeFocused();
    for (const name of ['Large text', 'Easy read', 'Lower screen']) {
      await page.keyboard.press('Tab');
      await expect(choice(page, name)).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(choice(page, 'Large text')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.locator('html[data-text="200"]')).toBeAttached();
    await expect(heading(page)).toBeFocused();

    await finishVisit(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(restScreen(page)).toBeHidden();
    await expect(page.locator('html[data-text]')).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  });

  test('a key that is held down does not begin a visit', { tag: '@full' }, async ({ page }) => {
    await openKiosk(page);
    await tapDock(page, 'Finish');
    await page.getByRole('button', { name: 'Finish and clear' }).focus();
    await page.keyboard.down('Enter');
    await expect(restScreen(page)).toBeVisible();
    for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
    await expect(restScreen(page)).toBeVisible();
    await page.keyboard.up('Enter');
    await page.keyboard.press('Enter');
    await expect(restScreen(page)).toBeHidden();
  });

  test('the picture moves on the compositor alone, and stands still while nobody can see it', {
    tag: '@full',
  }, async ({ page }) => {
    await openKiosk(page);
    await finishVisit(page);
    const movement = () =>
      restScreen(page).evaluate((dialog) =>
        dialog.getAnimations({ subtree: true }).map((animation) => ({
          state: animation.playState,
          properties: [
            ...new Set(
              (animation.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
            ),
          ].filter((name) => !/^(offset|computedOffset|easing|composite)$/.test(name)),
        })),
      );
    expect(await movement()).toEqual([{ state: 'running', properties: ['transform'] }]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(movement).toEqual([{ state: 'paused', properties: ['transform'] }]);
  });

  test('is spoken with its name, the invitation and each way to begin', { tag: '@full' }, async ({
    page,
  }) => {
    await openKiosk(page);
    await finishVisit(page);
    await expectNoAxeViolations(page);
    expect(await readPage(page, 'dialog')).toEqual([
      'dialog, Weaving Hope',
      'Weaving Hope',
      'Help for persons with special needs and their families',
      'button, Touch to begin',
      'Or begin with:',
      'button, Large text',
      'button, Easy read',
      'button, Lower screen',
      'To use a switch, press it three times.',
    ]);
  });
});
