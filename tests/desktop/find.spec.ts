import type { Locator, Page } from 'playwright';
import { expectNoAxeViolations } from '../support/axe';
import type { DesktopApp } from '../support/desktop/desktop-app';
import { clickMenu } from '../support/desktop/in-main';
import { expect, goTo, test } from '../support/desktop/test';
import { setDisplaySettings } from '../support/display-settings';
import { further } from '../support/matrix';
import { recordAnnouncements } from '../support/screen-reader';

const bar = (window: Page): Locator => window.getByRole('search', { name: 'Find on this screen' });
const field = (window: Page): Locator => bar(window).getByRole('textbox', { name: 'Find on this screen' });

/** Chooses Find in the menu, once the page has the script that does it. */
async function openFind(app: DesktopApp, window: Page): Promise<void> {
  await expect(async () => {
    await clickMenu(app, 'find');
    await expect(field(window)).toBeFocused({ timeout: 500 });
  }).toPass();
}

/** How often a screen shows a text, without its header. */
const countOnScreen = (window: Page, text: string) =>
  window.evaluate((wanted) => {
    const parts = [...document.querySelectorAll<HTMLElement>('main, footer')];
    const shown = parts.map((part) => part.innerText).join('\n');
    return shown.toLowerCase().split(wanted.toLowerCase()).length - 1;
  }, text);

/** The marked texts; of the one that is shown, also whether it can be seen between the header and the bar. */
const marks = (window: Page) =>
  window.evaluate(() => {
    const ranges = (name: string) => [...(CSS.highlights.get(name) ?? [])] as Range[];
    const [shown] = ranges('find-shown');
    const { top = 0, bottom = 0 } = shown?.getBoundingClientRect() ?? {};
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      shown: shown?.toString().toLowerCase(),
      isSeen: top >= Math.max(edge('header')?.bottom ?? 0, 0) && bottom <= (edge('search')?.top ?? 0),
      others: ranges('find').length,
    };
  });

test.beforeEach(async ({ window }) => {
  await goTo(window, '#/services');
  await expect(window).toHaveTitle(/^Services/);
});

test('finds a text on the screen, never its own, and goes from match to match', async ({ app, window }) => {
  await openFind(app, window);
  await field(window).fill('support');
  await expect.poll(() => countOnScreen(window, 'support')).toBeGreaterThan(2);
  const count = await countOnScreen(window, 'support');
  await expect(bar(window)).toContainText(`1 of ${count}`);

  await field(window).press('Shift+Enter');
  await expect(bar(window)).toContainText(`${count} of ${count}`);
  expect(await marks(window)).toEqual({ shown: 'support', isSeen: true, others: count - 1 });
  await field(window).press('Enter');
  await bar(window).getByRole('button', { name: 'Next' }).click();
  // Screen readers get the sentence, too.
  await expect(bar(window).getByText(`2 of ${count}. Support Services`)).toBeAttached();

  // Its own texts, the end of a link with the beginning of the next one, and what is nowhere.
  for (const text of ['Find on this screen', 'Previous', 'FitsHow', 'No matter what is typed']) {
    await field(window).fill(text);
    await expect(bar(window)).toContainText('Not found');
  }
  await field(window).fill('');
  await expect(bar(window)).not.toContainText('Not found');
  expect(await marks(window)).toMatchObject({ shown: undefined, others: 0 });
});

test('closes where the volunteer was, or goes there', async ({ app, window }) => {
  const link = window.getByRole('link', { name: 'Not sure where to start?' });
  await link.focus();
  await openFind(app, window);
  await field(window).fill('how we help');
  await expect(bar(window)).toContainText('1 of 2');
  await field(window).press('Escape');
  await expect(bar(window)).toBeHidden();
  await expect(link).toBeFocused();
  expect(await marks(window)).toMatchObject({ shown: undefined, others: 0 });

  await clickMenu(app, 'findNext');
  await expect(field(window)).toHaveValue('how we help');
  await expect(bar(window)).toContainText('2 of 2');
  await field(window).press('Escape');
  await expect(link).toBeFocused();

  await openFind(app, window);
  await expect(bar(window)).toContainText('2 of 2');
  await bar(window).getByRole('button', { name: 'Go There' }).click();
  await expect(bar(window)).toBeHidden();
  expect(await window.evaluate(() => document.getSelection()?.toString())).toBe('How We Help');
  await expect(window.getByRole('heading', { name: 'How We Help' })).toBeFocused();

  await clickMenu(app, 'findPrevious');
  await expect(bar(window)).toContainText('1 of 2');
  await bar(window).getByRole('button', { name: 'Go There' }).press('Enter');
  await expect(window.getByRole('link', { name: 'How We Help' })).toBeFocused();
});

test(
  'a dialog opened after Go There returns the focus to what was found',
  further,
  async ({ app, window }) => {
    await openFind(app, window);
    await field(window).fill('you know your life best');
    await bar(window).getByRole('button', { name: 'Go There' }).click();
    const paragraph = window.getByText('You know your life best.');
    await expect(paragraph).toBeFocused();
    await clickMenu(app, 'phoneList');
    await expect(window.getByRole('dialog', { name: 'Phone List' })).toBeVisible();
    await window.keyboard.press('Escape');
    await expect(paragraph).toBeFocused();
  },
);

test('unfolds what hides a match, also with the largest text', async ({ app, window }) => {
  const size = await window.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await window.setViewportSize({ width: 390, height: 844 });
  await setDisplaySettings(window, { text: '200' });
  const folded = window.getByText('Equipment to borrow, free for six months').first();
  await expect(folded).toBeHidden();
  await openFind(app, window);
  await field(window).fill('free for six months');
  await expect(folded).toBeVisible();
  expect(await marks(window)).toEqual({ shown: 'free for six months', isSeen: true, others: 0 });
  // Other specs share the window.
  await window.setViewportSize(size);
});

test('looks through the next screen from its start', further, async ({ app, window }) => {
  await openFind(app, window);
  await field(window).fill('support');
  await field(window).press('Shift+Enter');
  await goTo(window, '#/programs');
  await expect.poll(() => countOnScreen(window, 'support')).toBeGreaterThan(2);
  const count = await countOnScreen(window, 'support');
  await expect(bar(window)).toContainText(`${count} on this screen`);
  await clickMenu(app, 'findNext');
  await expect(bar(window)).toContainText(`1 of ${count}`);
});

test('opens from the header, too, and forgets the text with the visit', async ({ app, window }) => {
  const button = window.getByRole('banner').getByRole('button', { name: 'Find on This Screen' });
  await button.click();
  await expect(field(window)).toBeFocused();
  await field(window).fill('support');
  await field(window).press('Escape');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(field(window)).toHaveValue('support');

  await clickMenu(app, 'newVisitor');
  await expect(bar(window)).toBeHidden();
  expect(await marks(window)).toMatchObject({ shown: undefined, others: 0 });
  await openFind(app, window);
  await expect(field(window)).toHaveValue('');
});

test('tells screen readers what is found, and in which sentence', async ({ app, window }) => {
  await openFind(app, window);
  const announcements = await recordAnnouncements(window);
  const announced = bar(window).locator('[aria-live]');
  await field(window).fill('wheelchair');
  await expect(announced).toContainText('1 of');
  await field(window).press('Enter');
  await expect(announced).toContainText('2 of');
  expect(await announcements()).toEqual([
    'polite: 1 of 2. A caregiver for the evening, a ride, a wheelchair to borrow: the things that get you through the week.',
    'polite: 2 of 2. Wheelchair-accessible places with a quiet room',
  ]);
});

test('has no accessibility violations, in any theme', further, async ({ app, window }) => {
  await openFind(app, window);
  await field(window).fill('support');
  for (const theme of ['paper', 'dark', 'contrast']) {
    await window.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await expectNoAxeViolations(window);
  }
});
