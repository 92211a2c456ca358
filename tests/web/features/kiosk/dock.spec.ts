import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../../support/axe';
import { changeDisplaySettings, computedStyle, openDisplaySettings } from '../../../support/display-settings';
import { switchEasyReadOn } from '../../../support/easy-read';
import { displaySizes, dock, followMenu, openKiosk, restScreen, tapDock } from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';
import { mockVoices } from '../../../support/speech';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Presses a button that has nothing to do now, which Playwright would wait for. */
const tapUnavailable = (page: Page, name: string) =>
  dock(page).getByRole('button', { name, exact: true, disabled: true }).tap({ force: true });

const note = (page: Page) => dock(page).locator('[aria-live]');

test.describe('the dock', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('has the controls in order of reach, and the header has none of them', async ({ page }) => {
    await openKiosk(page, screens.services);
    await expect(dock(page).getByRole('button')).toHaveText([
      'Home',
      'Back',
      'Menu',
      'Page up',
      'Page down',
      'Easy read',
      'Text and colors',
      'Lower screen',
      'Finish',
    ]);
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link')).toHaveText([/^Skip/, /^Weaving Hope/]);
    await expect(page.getByRole('banner')).toContainText('Services');
  });

  test('leads to every screen and home, but not to Content Management', async ({ page }) => {
    await openKiosk(page);
    await tapDock(page, 'Menu');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'About',
      'Services',
      'Programs',
      'Get Involved',
      'Contact',
    ]);
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(dock(page).getByRole('button', { name: 'Menu' })).toBeFocused();

    await followMenu(page, 'Programs');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(/#\/programs$/);
    await tapDock(page, 'Home');
    await expect(page).toHaveURL(/#\/$/);
    await expect(heading(page)).toBeFocused();
  });

  test('goes back through this visit, to where the visitor was', async ({ page }) => {
    await openKiosk(page);
    await tapUnavailable(page, 'Back');
    await expect(note(page)).toHaveText('You have not seen another screen yet.');
    await followMenu(page, 'Services');
    await expect(note(page)).toBeEmpty();
    await tapDock(page, 'Page down');
    const scrollY = await page.evaluate(() => window.scrollY);
    expect(scrollY).toBeGreaterThan(300);
    await followMenu(page, 'Contact');
    await expect(page).toHaveURL(/#\/contact$/);
    await tapDock(page, 'Back');
    await expect(page).toHaveURL(/#\/services$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY);
    await tapDock(page, 'Back');
    await expect(page).toHaveURL(/#\/$/);
    await expect(dock(page).getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
    expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(2);
  });

  test('never goes back to Content Management, nor to what the last visitor saw', async ({ page }) => {
    await openKiosk(page);
    await page.keyboard.press('Control+Shift+Q');
    await page.getByRole('button', { name: 'Content Management' }).tap();
    await expect(heading(page)).toHaveText('Content Management');
    await followMenu(page, 'About');
    await tapDock(page, 'Back');
    await expect(page).toHaveURL(/#\/$/);

    await followMenu(page, 'About');
    await tapDock(page, 'Finish');
    await page.getByRole('button', { name: 'Finish and clear' }).tap();
    await restScreen(page).tap();
    await tapUnavailable(page, 'Back');
    await expect(note(page)).toHaveText('You have not seen another screen yet.');
    await expect(page).toHaveURL(/#\/$/);
  });

  test.describe('on an unknown address', () => {
    test.use({ expectedErrors: [/404 Error/] });

    test('switches Easy read on, and says where there is none', async ({ page }) => {
      await openKiosk(page, screens.about);
      await switchEasyReadOn(page);
      await expect(page.getByRole('main').getByRole('button', { name: 'Easy read' })).toHaveCount(0);
      await expect(dock(page).getByRole('button', { name: 'Easy read' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.evaluate(() => {
        window.location.hash = '#/nowhere';
      });
      await expect(heading(page)).toHaveText(/not found/);
      await tapUnavailable(page, 'Easy read');
      await expect(note(page)).toHaveText('This screen has no Easy read version.');
    });
  });

  test('finishes after one question, and then rests at once', async ({ page }) => {
    await openKiosk(page, screens.contact);
    await page.getByLabel('First Name').fill('Ada');
    // The dock comes back once the on-screen keyboard is closed.
    await page.getByRole('button', { name: 'Close keyboard' }).tap();
    await changeDisplaySettings(page, { 'Text size': '150%' });
    await tapDock(page, 'Lower screen');
    await tapDock(page, 'Finish');
    const question = page.getByRole('dialog', { name: 'Finish and clear?' });
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Close' }).tap();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await tapDock(page, 'Finish');
    await question.getByRole('button', { name: 'Finish and clear' }).tap();
    await expect(restScreen(page)).toBeVisible();
    await restScreen(page).tap();
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.locator('html[data-lower], html[data-text]')).toHaveCount(0);
    await followMenu(page, 'Contact');
    await expect(page.getByLabel('First Name')).toHaveValue('');
  });

  test('offers how far to bring everything down', async ({ page }) => {
    await openKiosk(page);
    await openDisplaySettings(page);
    const group = page.getByRole('group', { name: 'Height of the screen' });
    await group.getByRole('radio', { name: 'Lower half' }).check();
    const sheet = await page.getByRole('dialog', { name: 'Text and colors' }).boundingBox();
    expect(sheet?.y).toBeGreaterThanOrEqual(960);
    await group.getByRole('radio', { name: 'Full height' }).check();
    await expect(page.locator('html[data-lower]')).toHaveCount(0);
  });
});

/** Whatever can be touched and is on the screen, with its distance from the top of the page, its size, and its name. */
function visibleControls(page: Page) {
  return page.evaluate(() => {
    const modal = document.querySelector('dialog:modal');
    return [...(modal ?? document).querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .map((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        return { name: control.textContent || control.outerHTML, control, x, y, width, height };
      })
      .filter(({ x, y, width, height, control }) => {
        const isHit = (top: number) => {
          const hit = document.elementFromPoint(x + width / 2, top);
          return hit && (control.contains(hit) || hit.closest('label')?.contains(control));
        };
        // One that is scrolled halfway under the cover takes no touch there.
        return isHit(y + height / 2) && isHit(y + 2);
      })
      .map(({ control, ...rest }) => rest);
  });
}

for (const { viewport, inches } of displaySizes) {
  test.describe(`${viewport.width}x${viewport.height} on ${inches} inches`, () => {
    test.use({ viewport, hasTouch: true });

    const mm = (inches * 25.4) / Math.hypot(viewport.width, viewport.height);
    const heightMm = (y: number) => 750 + (viewport.height - y) * mm;

    /** Expects that everything on the screen is large enough and below the line. */
    async function expectWithinReach(page: Page): Promise<void> {
      const controls = await visibleControls(page);
      expect(controls.length).toBeGreaterThan(0);
      for (const { name, y, height } of controls) {
        expect(heightMm(y), name).toBeLessThanOrEqual(1220.5);
        expect(height, name).toBeGreaterThanOrEqual(Math.max(56, 12 / mm) - 0.05);
      }
    }

    test('everything is within reach with Lower screen, in dialogs too, at 100 and 200 % text', async ({
      page,
    }) => {
      await mockVoices(page);
      await openKiosk(page, screens.contact, `screen-inches=${inches}`);
      await openDisplaySettings(page);
      const heights = page.getByRole('group', { name: 'Height of the screen' }).getByRole('radio');
      await heights.nth(1).check();
      await page.getByRole('button', { name: 'Close' }).tap();
      for (const size of ['100%', '200%'] as const) {
        await changeDisplaySettings(page, { 'Text size': size });
        await expectWithinReach(page);
        await tapDock(page, 'Page down');
        await expectWithinReach(page);
        for (const name of ['Menu', 'Text and colors', 'Finish']) {
          await tapDock(page, name);
          await expectWithinReach(page);
          await page.keyboard.press('Escape');
        }
        await page.keyboard.press('Control+Shift+Q');
        await expectWithinReach(page);
        await page.keyboard.press('Escape');
      }
    });

    test('the dock fits at 200 % text, with 72 px buttons 8 px apart', async ({ page }) => {
      // With a voice, it has one button more.
      await mockVoices(page);
      await openKiosk(page, screens.home, `screen-inches=${inches}`);
      for (const size of ['100%', '200%'] as const) {
        await changeDisplaySettings(page, { 'Text size': size });
        const buttons = await dock(page)
          .getByRole('button')
          .evaluateAll((all) =>
            all.map((button) => ({
              box: button.getBoundingClientRect().toJSON() as DOMRect,
              isCut: button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight,
            })),
          );
        expect(buttons).toHaveLength(10);
        for (const [index, { box, isCut }] of buttons.entries()) {
          expect(isCut).toBe(false);
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(71.95);
          expect(box.right).toBeLessThanOrEqual(viewport.width - 7.95);
          for (const { box: other } of buttons.slice(index + 1)) {
            const gap = Math.max(other.left - box.right, other.top - box.bottom);
            expect(gap).toBeGreaterThanOrEqual(7.95);
          }
        }
        const height = (await dock(page).boundingBox())?.height ?? Number.POSITIVE_INFINITY;
        expect(height).toBeLessThan(viewport.height * 0.25);
      }
      const hero = await page.locator('.hero').boundingBox();
      expect(hero?.height).toBeLessThanOrEqual(viewport.height / 5 + 0.5);
    });

    test('each screen is read to its end by taps, without leaving anything out', async ({ page }) => {
      await openKiosk(page, screens.home, `screen-inches=${inches}`);
      for (const name of ['Home', 'About', 'Services', 'Programs', 'Get Involved', 'Contact']) {
        await followMenu(page, name);
        await expect(page.getByRole('contentinfo')).toBeAttached();
        let seen = 0;
        for (let taps = 0; !(await note(page).isVisible()) && taps < 40; taps += 1) {
          const { top, bottom } = await page.evaluate(() => {
            const bar = document.querySelector('.dock')?.getBoundingClientRect().top ?? 0;
            const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
            return { top: window.scrollY + Math.max(header, 0), bottom: window.scrollY + bar };
          });
          if (taps > 0) expect(top).toBeLessThan(seen);
          seen = bottom;
          await tapDock(page, 'Page down');
        }
        await expect(note(page)).toHaveText('This is the end of the screen.');
        await expect(page.getByText('© 2024')).toBeInViewport();
        await expect(page.getByText('© 2024')).toBeVisible();
      }
    });
  });
}

test.describe('what is above the line', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('shows the name of the screen, and takes no touch', async ({ page }) => {
    await openKiosk(page, screens.services);
    await tapDock(page, 'Lower screen');
    await expect(dock(page).getByRole('button', { name: 'Lower screen' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await tapDock(page, 'Page down');
    for (const y of [10, 300, 640]) await page.touchscreen.tap(200, y);
    await expect(page).toHaveURL(/#\/services$/);
    await expect(page.locator('.lower-cover')).toHaveText('Services');
    expect(await computedStyle(page.locator('.lower-cover'), 'height')).toBe('647px');
    await expectNoAxeViolations(page);
    await tapDock(page, 'Lower screen');
    await expect(page.locator('.lower-cover')).toHaveCount(0);
  });
});
