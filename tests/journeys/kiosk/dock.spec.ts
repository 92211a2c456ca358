import type { Page } from 'playwright/test';
import { dock as dockCopy } from '@/copy/en/kiosk';
import { expectNoAxeViolations } from '../../support/axe';
import { changeDisplaySettings, openDisplaySettings } from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { answerTo } from '../../support/filled-copy';
import {
  dock,
  finishVisit,
  followMenu,
  mockOpenHost,
  openKiosk,
  restScreen,
  tapDock,
  waitForNextPress,
} from '../../support/kiosk';
import { displays } from '../../support/matrix';
import { expectQrCode } from '../../support/qr-code';
import { expect, screens, test } from '../../support/site';
import { mockVoices } from '../../support/speech';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
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

test('its menu leads to every screen but Content Management, and says how to do the rest', async ({
  page,
}) => {
  await openKiosk(page);
  // Nothing to touch is as high as the header but the name, which leads home.
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link')).toHaveText([/^Skip/, /^Weaving Hope/]);
  await followMenu(page, 'Programs');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/#\/programs$/);
  await expect(page.getByRole('banner')).toContainText('Programs');

  await tapDock(page, 'Menu');
  await expect(menu(page).getByRole('link')).toHaveText([...languages, otherLanguages, ...publicNames]);
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('Programs');
  await expectNoAxeViolations(page);
  for (const name of ['Volunteer', 'Donate Now']) {
    await menu(page).getByRole('button', { name }).tap();
    await expect(
      menu(page)
        .getByText(answerTo('', 'kiosk').split('“')[0] ?? '')
        .filter({ visible: true }),
    ).toHaveCount(1);
    await expect(menu(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/programs$/);
  }
  const number = menu(page).getByRole('button', { name: '(212) 555-0142' });
  await number.tap();
  await expect(page.getByRole('img', { name: 'Scan this with your phone to call' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(number).toBeFocused();
  for (const name of ['Text (212) 555-0144', 'TTY: 711'])
    await expect(menu(page).getByRole('button', { name })).toBeVisible();
  await menu(page).getByRole('button', { name: 'Text (212) 555-0144' }).tap();
  await expectQrCode(page.getByRole('img', { name: /^Scan this/ }), 'sms:+12125550144');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(dock(page).getByRole('button', { name: 'Menu' })).toBeFocused();

  await tapDock(page, 'Home');
  await expect(page).toHaveURL(/#\/$/);
  await expect(heading(page)).toBeFocused();
});

test('it goes back through this visit, to where the visitor was, but not to Content Management', async ({
  page,
}) => {
  await mockOpenHost(page);
  await openKiosk(page);
  await tapUnavailable(page, 'Back');
  await expect(note(page)).toHaveText('This is your first screen.');
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
  // A key must not go back where Back does not.
  expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(2);

  await page.keyboard.press('Control+Shift+Q');
  await page.getByRole('button', { name: 'Content Management' }).tap();
  await expect(heading(page)).toHaveText('Content Management');
  await followMenu(page, 'About');
  await tapDock(page, 'Back');
  await expect(page).toHaveURL(/#\/$/);

  await followMenu(page, 'About');
  await finishVisit(page);
  await restScreen(page).tap();
  await tapUnavailable(page, 'Back');
  await expect(note(page)).toHaveText('This is your first screen.');
  await expect(page).toHaveURL(/#\/$/);
});

test('it switches Easy read on, with a menu in plain words, and says where there is none', async ({
  page,
}) => {
  await openKiosk(page);
  await switchEasyReadOn(page);
  await tapDock(page, 'Lower screen');
  await tapDock(page, 'Menu');
  await expect(menu(page).getByRole('link')).toHaveText([...languages, otherLanguages, ...easyNames]);
  await menu(page).getByRole('link', { name: 'Get help' }).tap();
  await expect(page).toHaveURL(/#\/services$/);
  await expect(page.locator('.lower-cover strong')).toHaveText('Get help');
  await expect(page.getByRole('banner')).toContainText('Get help');
  await expect(page.getByRole('main').getByRole('button', { name: 'Easy read' })).toHaveCount(0);
  await expect(dock(page).getByRole('button', { name: 'Easy read' })).toHaveAttribute('aria-pressed', 'true');

  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, screens.admin.hash);
  await expect(heading(page)).toHaveText(screens.admin.name);
  await tapUnavailable(page, 'Easy read');
  await expect(note(page)).toHaveText('This screen has no Easy read version.');
});

test('it finishes after one question, and then rests at once', async ({ page }) => {
  await openKiosk(page, screens.services);
  await tapDock(page, 'Finish');
  const question = page.getByRole('dialog', { name: dockCopy.finish.title });
  await expectNoAxeViolations(page);
  await expect(question).toContainText('Everything you typed or chose here will be erased.');
  const answers = question.getByRole('button');
  await expect(answers).toHaveText(['No, keep going', 'Yes, finish']);
  const [no, yes] = await Promise.all([answers.first().boundingBox(), answers.last().boundingBox()]);
  expect(no?.width).toBeCloseTo(yes?.width ?? 0, 0);
  expect(no?.height).toBe(yes?.height);
  await answers.first().tap();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/#\/services$/);
  await finishVisit(page);
  await restScreen(page).tap();
  await expect(page).toHaveURL(/#\/$/);
});

test('with Lower screen, what is above the line says where to ask for help, and takes no touch', async ({
  page,
}) => {
  await openKiosk(page, screens.services);
  await tapDock(page, 'Lower screen');
  const help = page.locator('[aria-live]', { hasText: 'Need help? Ask at the desk' });
  await page.clock.runFor(200);
  await expect(help).toHaveCount(1);
  const cover = page.locator('.lower-cover');
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

for (const { viewport, inches } of displays) {
  test.describe(`${viewport.width}x${viewport.height} on ${inches} inches`, () => {
    test.use({ viewport });

    test('the dock fits at 200 % text, with 72 px buttons, in a fifth of the height, and the header in a tenth', async ({
      page,
    }) => {
      // With a voice, it has one button more.
      await mockVoices(page);
      await openKiosk(page, screens.home, `screen-inches=${inches}`);
      for (const size of ['100%', '200%'] as const) {
        await changeDisplaySettings(page, { 'Text size': size });
        const buttons = dock(page).getByRole('button');
        await expect(buttons).toHaveCount(10);
        const bad = await buttons.evaluateAll((all) =>
          all
            .filter((button) => {
              const { left, right, width, height } = button.getBoundingClientRect();
              const isCut =
                button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight;
              const isOutside = left < 8 || right > window.innerWidth - 8;
              return isCut || isOutside || Math.min(width, height) < 71.95;
            })
            .map((button) => button.textContent),
        );
        expect(bad, size).toEqual([]);
        const height = (await dock(page).boundingBox())?.height ?? Number.POSITIVE_INFINITY;
        expect(height).toBeLessThanOrEqual(viewport.height * 0.2);
        const header = (await page.getByRole('banner').boundingBox())?.height ?? Number.POSITIVE_INFINITY;
        expect(header).toBeLessThanOrEqual(viewport.height * 0.1);
      }
    });
  });
}

/** Where a page of the kiosk begins and ends, in pixels from the top of the display. */
async function pageEdges(page: Page): Promise<{ start: number; end: number }> {
  // What covers its end comes with the next frame.
  await waitForNextPress(page);
  return page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const top = Math.max(edge('header')?.bottom ?? 0, edge('.lower-cover')?.bottom ?? 0, 0);
    return {
      start: edge('.page-name:not(.invisible)')?.bottom ?? top,
      end: edge('.page-cover')?.top ?? edge('.dock')?.top ?? 0,
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

/** Opens a screen and taps Page down until its end, and expects that every line of it was shown. */
async function readToEnd(page: Page, name: string): Promise<void> {
  await followMenu(page, name);
  let seen = Number.POSITIVE_INFINITY;
  for (let taps = 0; !(await note(page).isVisible()) && taps < 150; taps += 1) {
    const { start, end } = await pageEdges(page);
    expect(await linesLeftOut(page, seen, start)).toEqual([]);
    seen = end + (await page.evaluate(() => window.scrollY));
    await tapDock(page, 'Page down');
  }
  await expect(note(page)).toHaveText('This is the end of the screen.');
}

test('Page down says which title comes next, and on which page one is', async ({ page }) => {
  await openKiosk(page, screens.services);
  const pageDown = dock(page).getByRole('button', { name: 'Page down' });
  const title = async () =>
    (await pageDown.evaluate((button) => button.ariaDescribedByElements?.[0]?.textContent))?.replace(
      /^Next: /,
      '',
    ) ?? '';
  const count = Number(
    /of (\d+)/.exec(
      (await dock(page)
        .getByText(/^1 of \d+$/)
        .textContent()) ?? '',
    )?.[1],
  );
  for (let number = 2; number <= count; number += 1) {
    await expect(pageDown).toHaveAccessibleDescription(/^(Next: |More of )/);
    const next = await title();
    await tapDock(page, 'Page down');
    await expect(dock(page).getByText(`${number} of ${count}`)).toBeVisible();
    if (!next.startsWith('More of '))
      await expect(page.getByRole('main').getByRole('heading', { name: next, exact: true })).toBeInViewport({
        ratio: 1,
      });
  }
  await expect(pageDown).not.toHaveAccessibleDescription(/./);
  await tapDock(page, 'Page up');
  await expect(dock(page).getByText(`${count - 1} of ${count}`)).toBeVisible();
});

test('Page down cuts no card at the top', async ({ page }) => {
  await openKiosk(page, screens.programs);
  const list = page.getByRole('region', { name: 'Our Programs' }).getByRole('listitem');
  const cards = list.filter({ has: page.getByRole('heading') });
  const isCut = (edge: number) => (box: DOMRect) => box.top < edge && box.bottom > edge;
  const boxes = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
  await tapDock(page, 'Page down');
  // The display has room for fewer rows than there are.
  for (let taps = 0; taps < 2; taps += 1) {
    const { end } = await pageEdges(page);
    const cut = (await boxes()).findIndex(isCut(end + 1));
    await tapDock(page, 'Page down');
    const { start } = await pageEdges(page);
    expect((await boxes()).findIndex(isCut(start - 2))).toBe(-1);
    if (cut >= 0) await expect(cards.nth(cut)).toBeInViewport({ ratio: 1 });
  }
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
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [{ x: 300, y: end - 50 }]);
  // The finger rests before it leaves, or the screen would go on by itself.
  for (const share of [0.2, 0.4, 0.6, 0.7, 0.7, 0.7, 0.7, 0.7]) {
    await send('touchMove', [{ x: 300, y: end - 50 - share * (end - start) }]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await send('touchEnd', []);
  await expect.poll(scrolled).toBe(second);
});

test('each screen is read to its end by taps, without leaving anything out', async ({ page }) => {
  await openKiosk(page);
  for (const name of publicNames) await readToEnd(page, name);
});

test.describe('on a display of 7 inches', () => {
  test.use({ viewport: { width: 683, height: 384 } });

  const more = (page: Page) => page.getByRole('dialog', { name: 'More' });

  test('a sheet shows some of its content at once, and cuts none of its rows', async ({ page }) => {
    await openKiosk(page, screens.home, 'screen-inches=7');
    await tapDock(page, 'Menu');
    const shownLinks = () =>
      menu(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links.flatMap((link) => {
            const { x, width, top, bottom } = link.getBoundingClientRect();
            const isHit = (y: number) => link.contains(document.elementFromPoint(x + width / 2, y));
            const name = link.textContent?.trim() ?? '';
            if (isHit(top + 4) && isHit(bottom - 4)) return [name];
            return isHit(top + 4) || isHit(bottom - 4) ? [`${name}, cut`] : [];
          }),
        );
    await expect.poll(shownLinks).toEqual([...languages, expect.stringMatching(otherLanguages)]);
    await waitForNextPress(page);
    // A finger scrolls nothing, unlike Playwright before it taps.
    const { x, y } = (await menu(page).getByRole('button', { name: 'Page down' }).boundingBox()) ?? {
      x: 0,
      y: 0,
    };
    await page.touchscreen.tap(x + 10, y + 10);
    await expect.poll(shownLinks).toEqual(expect.arrayContaining(['Home', 'About']));
    expect((await shownLinks()).filter((name) => name.endsWith('cut'))).toEqual([]);
  });

  test('More has the tools that the row has no room for, by touch and by key', async ({ page }) => {
    await mockVoices(page);
    await openKiosk(page, screens.admin, 'screen-inches=7');
    await expect(dock(page).getByRole('button')).toHaveText([
      'Home',
      'Back',
      'Menu',
      'Page up',
      'Page down',
      'More',
      'Finish',
    ]);
    await tapDock(page, 'More');
    await expect(more(page).getByRole('button')).toHaveText([
      'Close',
      'Easy read',
      'Text and colors',
      'Audio guide',
    ]);
    await expectNoAxeViolations(page);
    await waitForNextPress(page);
    await more(page).getByRole('button', { name: 'Easy read', disabled: true }).tap({ force: true });
    await expect(more(page)).toBeHidden();
    await expect(note(page)).toHaveText('This screen has no Easy read version.');

    await followMenu(page, 'Services');
    await tapDock(page, 'More');
    await waitForNextPress(page);
    await more(page).getByRole('button', { name: 'Easy read' }).tap();
    await expect(heading(page)).toHaveText('Get help');
    await expect(dock(page).getByText(/^(Next: |More of )/)).toBeInViewport({ ratio: 1 });

    const button = dock(page).getByRole('button', { name: 'More' });
    await button.press('Enter');
    await expect(more(page).getByRole('button', { name: 'Easy read' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await more(page).getByRole('button', { name: 'Text and colors' }).press('Enter');
    await expect(more(page)).toBeHidden();
    const settings = page.getByRole('dialog', { name: 'Text and colors' });
    await settings.getByRole('radio', { name: '200%' }).check();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(button).toBeFocused();
  });
});
