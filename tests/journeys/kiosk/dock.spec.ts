import type { Locator, Page } from 'playwright/test';
import { dock as dockCopy } from '@/copy/en/kiosk';
import { expectNoAxeViolations } from '../../support/axe';
import { changeDisplaySettings, openDisplaySettings } from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { answerTo } from '../../support/filled-copy';
import {
  dock,
  followMenu,
  lowerCover,
  mockOpenHost,
  openKiosk,
  tapDock,
  test,
  waitForNextPress,
} from '../../support/kiosk';
import { finishVisit, restScreen } from '../../support/kiosk-visit';
import { expectQrCode } from '../../support/qr-code';
import { expect, heading, screens } from '../../support/site';
import { mockVoices } from '../../support/speech';

const note = (page: Page) => dock(page).locator('[aria-live]');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Presses a button that has nothing to do now, which Playwright would wait for. */
async function tapUnavailable(page: Page, name: string): Promise<void> {
  await waitForNextPress(page);
  await dock(page).getByRole('button', { name, exact: true, disabled: true }).tap({ force: true });
}

const languages = ['English', 'Español'];
const otherLanguages = /^In Other Languages: 中文 Русский/;
const publicNames = ['Home', 'About', 'Services', 'Programs', 'Get Involved', 'Contact'];
const easyNames = ['Home', 'About us', 'Get help', 'Programs', 'Give help', 'Talk to us'];

test('its menu leads to every screen for visitors', async ({ page }) => {
  await openKiosk(page);
  // Nothing to touch is as high as the header but the name, which leads home.
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link')).toHaveText([/^Skip/, /^Weaving Hope/]);
  await followMenu(page, 'Programs');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('banner')).toContainText('Programs');

  await tapDock(page, 'Menu');
  await expect(menu(page).getByRole('link')).toHaveText([...languages, ...publicNames, otherLanguages]);
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('Programs');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(dock(page).getByRole('button', { name: 'Menu' })).toBeFocused();
  await tapDock(page, 'Home');
  await expect(page).toHaveURL(/#\/$/);
});

test('its menu says how to volunteer and to donate', async ({ page }) => {
  await openKiosk(page);
  await tapDock(page, 'Menu');
  const [answer = ''] = answerTo('', 'kiosk').split('“');
  for (const name of ['Volunteer', 'Donate Now']) {
    await menu(page).getByRole('button', { name }).tap();
    await expect(menu(page).getByText(answer).filter({ visible: true })).toHaveCount(1);
  }
});

test('its menu gives the numbers as codes for phones, and takes the focus back', async ({ page }) => {
  await openKiosk(page);
  await tapDock(page, 'Menu');
  const number = menu(page).getByRole('button', { name: '(212) 555-0142' });
  await expect(menu(page).getByRole('button', { name: 'In a crisis? Call (212) 555-0199' })).toBeVisible();
  await number.tap();
  await expect(page.getByRole('img', { name: 'Scan this with your phone to call' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(number).toBeFocused();
  await expect(menu(page).getByRole('button', { name: 'TTY: 711' })).toBeVisible();
  await menu(page).getByRole('button', { name: 'Text (212) 555-0144' }).tap();
  await expectQrCode(page.getByRole('img', { name: /^Scan this/ }), 'sms:+12125550144');
});

test('it goes back to where the visitor was', async ({ page }) => {
  await openKiosk(page);
  await tapUnavailable(page, 'Back');
  await expect(note(page)).toHaveText('This is your first screen.');
  await followMenu(page, 'Services');
  await tapDock(page, 'Page down');
  const scrollY = await page.evaluate(() => window.scrollY);
  expect(scrollY).toBeGreaterThan(300);
  await followMenu(page, 'Contact');
  await tapDock(page, 'Back');
  await expect(page).toHaveURL(/#\/services$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY);
  await tapDock(page, 'Back');
  await expect(page).toHaveURL(/#\/$/);
  // A key must not go back where Back does not.
  expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(2);
});

test('it does not go back to Content Management', async ({ page }) => {
  await mockOpenHost(page);
  await openKiosk(page);
  await page.keyboard.press('Control+Shift+Q');
  await page.getByRole('button', { name: 'Content Management' }).tap();
  await followMenu(page, 'About');
  await tapDock(page, 'Back');
  await expect(page).toHaveURL(/#\/$/);
});

test('Finish asks before it ends the visit', async ({ page }) => {
  await openKiosk(page);
  await followMenu(page, 'About');
  await tapDock(page, 'Finish');
  const question = page.getByRole('dialog', { name: dockCopy.finish.title });
  await expect(question).toContainText('Everything you typed or chose here will be erased.');
  await expect(question.getByRole('button')).toHaveText(['Yes, finish', 'No, keep going']);
  await expect(question.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await finishVisit(page);
  await restScreen(page).tap();
  await tapUnavailable(page, 'Back');
  await expect(note(page)).toHaveText('This is your first screen.');
});

test('it switches Easy read on, with a menu in plain words', async ({ page }) => {
  await openKiosk(page);
  await switchEasyReadOn(page);
  await tapDock(page, 'Lower screen');
  await tapDock(page, 'Menu');
  await expect(menu(page).getByRole('link')).toHaveText([...languages, ...easyNames, otherLanguages]);
  await menu(page).getByRole('link', { name: 'Get help' }).tap();
  await expect(lowerCover(page).locator('strong')).toHaveText('Get help');
  await expect(page.getByRole('main').getByRole('button', { name: 'Easy read' })).toHaveCount(0);
  await expect(dock(page).getByRole('button', { name: 'Easy read' })).toHaveAttribute('aria-pressed', 'true');
});

test('it says where there is no Easy read', async ({ page }) => {
  await openKiosk(page, screens.admin);
  await expect(heading(page)).toHaveText(screens.admin.name);
  await tapUnavailable(page, 'Easy read');
  await expect(note(page)).toHaveText('This screen has no Easy read version.');
});

test('with Lower screen, the upper part says where to ask for help, and takes no touch', async ({ page }) => {
  await openKiosk(page, screens.services);
  await tapDock(page, 'Lower screen');
  const help = page.locator('[aria-live]', { hasText: 'Need help? Ask at the desk' });
  await page.clock.runFor(200);
  await expect(help).toHaveCount(1);
  const cover = lowerCover(page);
  await page.clock.runFor(6_000);
  await tapDock(page, 'Page down');
  await expect(help).toHaveCount(0);
  for (const y of [10, 300, 640]) await page.touchscreen.tap(200, y);
  await expect(page).toHaveURL(/#\/services$/);
  await expect(cover.getByText('Need help? Ask at the desk')).toBeVisible();
  await expect(cover.locator('strong')).toHaveText('Services');
  await expect(cover.getByText(/^\d+:\d\d.[AP]M$/)).toBeVisible();
  await expectNoAxeViolations(page);

  await openDisplaySettings(page);
  const heights = page.getByRole('group', { name: 'Height of the screen' });
  await heights.getByRole('radio', { name: 'Lower half' }).check();
  const sheet = await page.getByRole('dialog', { name: 'Text and colors' }).boundingBox();
  expect(sheet?.y).toBeGreaterThanOrEqual(960);
  await heights.getByRole('radio', { name: 'Full height' }).check();
  await expect(cover).toHaveCount(0);
});

/** The displays that differ most from the usual one, 1080x1920 on 32 inches. */
const displays = [
  // The largest text for its height, and all of it within reach.
  { viewport: { width: 1920, height: 1080 }, inches: 24 },
  // The fewest pixels, and the smallest part of them within reach.
  { viewport: { width: 768, height: 1366 }, inches: 43 },
] as const;

for (const { viewport, inches } of displays) {
  test(`on ${inches} inches, it fits at 200 % text, with 72 px buttons`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // With a voice, it has one button more.
    await mockVoices(page);
    await openKiosk(page, screens.home, `screen-inches=${inches}`);
    for (const size of ['100%', '200%'] as const) {
      await changeDisplaySettings(page, { 'Text size': size });
      const buttons = dock(page).getByRole('button');
      await expect(buttons).toHaveCount(10);
      const bad = await buttons.evaluateAll((all) =>
        all.filter((button) => {
          const { left, right, width, height } = button.getBoundingClientRect();
          const isCut = button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight;
          return isCut || left < 8 || right > window.innerWidth - 8 || Math.min(width, height) < 71.95;
        }),
      );
      expect(bad, size).toEqual([]);
      const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Number.NaN;
      expect(await heightOf(dock(page))).toBeLessThanOrEqual(viewport.height * 0.2);
      expect(await heightOf(page.getByRole('banner'))).toBeLessThanOrEqual(viewport.height * 0.1);
    }
  });
}

/** Where a page of the kiosk begins and ends, in pixels from the top of the display. */
async function pageEdges(page: Page): Promise<{ start: number; end: number }> {
  // What covers its end comes with the next frame.
  await waitForNextPress(page);
  return page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const top = Math.max(edge('header')?.bottom ?? 0, edge('[data-testid=lower-cover]')?.bottom ?? 0, 0);
    const name = document.querySelector('[data-testid=page-name]');
    const shown = name?.checkVisibility({ visibilityProperty: true }) && name.getBoundingClientRect();
    return {
      start: shown ? shown.bottom : top,
      end: edge('[data-testid=page-cover]')?.top ?? edge('[data-testid=dock]')?.top ?? 0,
    };
  });
}

/**
 * Lists the lines that are whole neither on the pages before nor on this one and those after it.
 *
 * @param seen where the pages before end, in pixels from the top of the screen
 */
function linesLeftOut(page: Page, seen: number, start: number): Promise<string[]> {
  return page.evaluate(
    ([seenTo, from]) => {
      const range = document.createRange();
      const leftOut: string[] = [];
      for (const root of document.querySelectorAll('main')) {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const element = texts.currentNode.parentElement;
          if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only'))
            continue;
          range.selectNodeContents(texts.currentNode);
          // A line's box is taller than its letters.
          const isLeftOut = ({ top, bottom, height }: DOMRect) =>
            bottom - height / 6 + window.scrollY > seenTo && top + height / 6 < from;
          if ([...range.getClientRects()].some(isLeftOut)) leftOut.push(element.textContent ?? '');
        }
      }
      return leftOut;
    },
    [seen, start] as const,
  );
}

test('a screen is read by taps: no line is left out, no card cut, each title told', async ({ page }) => {
  await openKiosk(page);
  const pageDown = dock(page).getByRole('button', { name: 'Page down' });
  const main = page.getByRole('main');
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const cutAt = (edge: number) =>
    cards.evaluateAll((all, y) => {
      const boxes = all.map((card) => card.getBoundingClientRect());
      return boxes.filter(({ top, bottom }) => top < y - 2 && bottom > y + 2).length;
    }, edge);
  for (const name of ['Programs', 'Contact']) {
    await followMenu(page, name);
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    let [seen, number, next] = [Number.POSITIVE_INFINITY, 0, ''];
    do {
      number += 1;
      await expect(dock(page).getByText(new RegExp(`^${number} of `))).toBeVisible();
      const { start, end } = await pageEdges(page);
      expect(await linesLeftOut(page, seen, start)).toEqual([]);
      expect(await cutAt(start)).toBe(0);
      seen = end + (await page.evaluate(() => window.scrollY));
      next = await pageDown.evaluate((each) => each.ariaDescribedByElements?.[0]?.textContent ?? '');
      await (next ? tapDock : tapUnavailable)(page, 'Page down');
      const title = main.getByRole('heading', { name: next.slice('Next: '.length), exact: true });
      if (next.startsWith('Next: ')) await expect(title).toBeInViewport({ ratio: 1 });
      else if (next) expect(next).toMatch(/^More of /);
    } while (next);
    await expect(dock(page).getByText(`${number} of ${number}`)).toBeVisible();
    await expect(note(page)).toHaveText('This is the end of the screen.');
  }
});

test('a sheet stays on its page while the focus moves along its bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openKiosk(page, screens.home, 'screen-inches=10');
  await tapDock(page, 'More');
  await waitForNextPress(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Text and colors' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Text and colors' });
  const pageDown = sheet.getByRole('button', { name: 'Page down' });
  await pageDown.focus();
  await expect(sheet.getByText(/^1 of /)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet.getByText(/^2 of /)).toBeVisible();
});

test('a card whose details no longer fit on its page begins the next one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openKiosk(page, screens.programs, 'screen-inches=10');
  await tapDock(page, 'Page down');
  await waitForNextPress(page);
  await page.getByRole('button', { name: 'Details: Educational Workshops' }).tap();
  await expect(page.getByText('Child care next door')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Educational Workshops' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Peer Support Groups' })).not.toBeInViewport();
});

test('a swipe ends where a page begins', async ({ page }) => {
  await openKiosk(page, screens.programs);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await tapDock(page, 'Page down');
  const second = await scrolled();
  await tapDock(page, 'Page up');
  expect(await scrolled()).toBe(0);
  const { start, end } = await pageEdges(page);
  const session = await page.context().newCDPSession(page);
  // A busy browser would otherwise take a slow finger for a quick one.
  let timestamp = Date.now() / 1000 - 1;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) => {
    timestamp += 0.05;
    return session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  await send('touchStart', [{ x: 300, y: end - 50 }]);
  // The finger rests before it leaves, or the screen would go on by itself.
  for (const share of [0.2, 0.4, 0.6, 0.7, 0.7, 0.7, 0.7, 0.7]) {
    await send('touchMove', [{ x: 300, y: end - 50 - share * (end - start) }]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await send('touchEnd', []);
  await expect.poll(scrolled).toBe(second);
});

test.describe('on a display of 7 inches', () => {
  test.use({ viewport: { width: 683, height: 384 } });

  const more = (page: Page) => page.getByRole('dialog', { name: 'More' });

  test('More has the tools that the dock has no room for', async ({ page }) => {
    await mockVoices(page);
    await openKiosk(page, screens.admin, 'screen-inches=7');
    await tapDock(page, 'More');
    const tools = ['Close', 'Easy read', 'Text and colors', 'Audio guide'];
    await expect(more(page).getByRole('button')).toHaveText(tools);
    await expectNoAxeViolations(page);
    await waitForNextPress(page);
    await more(page).getByRole('button', { name: 'Easy read', disabled: true }).tap({ force: true });
    await expect(more(page)).toBeHidden();
    await expect(note(page)).toHaveText('This screen has no Easy read version.');
  });

  test('details unfold, and More switches Easy read on', async ({ page }) => {
    await openKiosk(page, screens.services, 'screen-inches=7');
    await expect(page.getByText('Help with the first visit')).toBeHidden();
    await page.getByRole('button', { name: 'Details: Provider Matching' }).click();
    await expect(page.getByText('Help with the first visit')).toBeVisible();
    await tapDock(page, 'More');
    await waitForNextPress(page);
    await more(page).getByRole('button', { name: 'Easy read' }).tap();
    await expect(heading(page)).toHaveText('Get help');
    await expect(dock(page).getByText(/^(Next: |More of )/)).toBeInViewport({ ratio: 1 });
  });

  test('the focus returns to More, and Finish is safe from a second tap', async ({ page }) => {
    await openKiosk(page, screens.services, 'screen-inches=7');
    const button = dock(page).getByRole('button', { name: 'More' });
    await button.press('Enter');
    await more(page).getByRole('button', { name: 'Text and colors' }).press('Enter');
    await page.getByRole('dialog', { name: 'Text and colors' }).getByRole('radio', { name: '200%' }).check();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    // The sheet of Finish covers the dock, and a second tap at the same place keeps the visit.
    for (const dialogs of [1, 0]) {
      await waitForNextPress(page);
      await dock(page).getByRole('button', { name: 'Finish', exact: true }).tap({ force: true });
      await expect(page.getByRole('dialog')).toHaveCount(dialogs);
    }
  });
});
