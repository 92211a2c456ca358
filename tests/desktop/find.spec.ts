import type { Locator, Page } from 'playwright';
import { expectNoAxeViolations } from '../support/axe';
import { setDisplaySettings } from '../support/display-settings';
import { recordAnnouncements } from '../support/screen-reader';
import type { DesktopApp } from './support/driver';
import { clickMenu } from './support/in-main';
import { expect, goTo, test } from './support/test';

const bar = (window: Page): Locator => window.getByRole('search', { name: 'Find on this screen' });
const field = (window: Page): Locator => bar(window).getByRole('textbox', { name: 'Find on this screen' });

/** Chooses Find in the menu, once the page has the script that does it. */
async function openFind(app: DesktopApp, window: Page): Promise<void> {
  await expect(async () => {
    await clickMenu(app, 'find');
    await expect(field(window)).toBeFocused({ timeout: 500 });
  }).toPass();
}

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

const found = (window: Page, text: string) => expect(bar(window)).toContainText(text);

test('finds a text, goes from match to match, and back', async ({ app, window }) => {
  await goTo(window, '#/services');
  await expect(window).toHaveTitle(/^Services/);
  const control = window.getByRole('button', { name: 'For me' });

  await test.step('it goes from match to match, around the ends', async () => {
    await openFind(app, window);
    await field(window).fill('support');
    await expect.poll(() => countOnScreen(window, 'support')).toBeGreaterThan(2);
    const count = await countOnScreen(window, 'support');
    await found(window, `1 of ${count}`);
    await field(window).press('Shift+Enter');
    await found(window, `${count} of ${count}`);
    expect(await marks(window)).toEqual({ shown: 'support', isSeen: true, others: count - 1 });
    await field(window).press('Enter');
    await bar(window).getByRole('button', { name: 'Next' }).click();
    // Screen readers get the sentence, too.
    await expect(bar(window).getByText(`2 of ${count}. Connection & Support`)).toBeAttached();
  });

  await test.step('it finds neither its own texts, nor the end of a link with the next one, nor what is nowhere', async () => {
    for (const text of ['Find on this screen', 'Previous', 'FitsHow', 'No matter what is typed']) {
      await field(window).fill(text);
      await found(window, 'Not found');
    }
    await field(window).fill('');
    await expect(bar(window)).not.toContainText('Not found');
    expect(await marks(window)).toMatchObject({ shown: undefined, others: 0 });
    await field(window).press('Escape');
  });

  await test.step('Escape closes it where the volunteer was, and Find Next goes on', async () => {
    await control.focus();
    await openFind(app, window);
    await field(window).fill('support');
    await found(window, '1 of 6');
    await field(window).press('Escape');
    await expect(bar(window)).toBeHidden();
    await expect(control).toBeFocused();
    expect(await marks(window)).toMatchObject({ shown: undefined, others: 0 });
    await clickMenu(app, 'findNext');
    await expect(field(window)).toHaveValue('support');
    await found(window, '2 of 6');
    await field(window).press('Escape');
    await expect(control).toBeFocused();
  });

  await test.step('Go There focuses what was found, to which a dialog returns the focus', async () => {
    await openFind(app, window);
    await found(window, '2 of 6');
    await bar(window).getByRole('button', { name: 'Go There' }).click();
    await expect(bar(window)).toBeHidden();
    expect(await window.evaluate(() => document.getSelection()?.toString())).toBe('Support');
    const heading = window.getByRole('heading', { name: 'Connection & Support' });
    await expect(heading).toBeFocused();
    await clickMenu(app, 'phoneList');
    await expect(window.getByRole('dialog', { name: 'Phone List' })).toBeVisible();
    await window.keyboard.press('Escape');
    await expect(heading).toBeFocused();
    for (const number of [3, 4]) {
      await clickMenu(app, 'findNext');
      await found(window, `${number} of 6`);
    }
    await bar(window).getByRole('button', { name: 'Go There' }).press('Enter');
    await expect(window.getByRole('link', { name: /^support@/ })).toBeFocused();
  });

  await test.step('it looks through the next screen from its start', async () => {
    await openFind(app, window);
    await field(window).fill('support');
    await field(window).press('Shift+Enter');
    await goTo(window, '#/programs');
    await expect.poll(() => countOnScreen(window, 'support')).toBeGreaterThan(2);
    const count = await countOnScreen(window, 'support');
    await found(window, `${count} on this screen`);
    await clickMenu(app, 'findNext');
    await found(window, `1 of ${count}`);
    await field(window).press('Escape');
  });

  await test.step('it opens from the header, too, and forgets the text with the visit', async () => {
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
});

test('unfolds what hides a match, and tells screen readers', async ({ app, window }) => {
  await goTo(window, '#/services');
  await expect(window).toHaveTitle(/^Services/);
  await openFind(app, window);

  await test.step('screen readers get to know what is found, and in which sentence', async () => {
    const announced = await recordAnnouncements(window);
    const first =
      '1 of 2. A caregiver for the evening, a ride, a wheelchair to borrow: the things that get you through the week.';
    await field(window).fill('wheelchair');
    await expect.poll(announced).toEqual([first]);
    await field(window).press('Enter');
    await expect.poll(announced).toEqual([first, '2 of 2. Wheelchair-accessible places']);
  });

  await test.step('it can be read in any theme', async () => {
    for (const theme of ['dark', 'contrast', 'paper']) {
      await window.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      await expectNoAxeViolations(window);
    }
  });

  await test.step('it unfolds what hides a match, also with the largest text', async () => {
    const size = await window.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    await field(window).press('Escape');
    await window.setViewportSize({ width: 390, height: 844 });
    await setDisplaySettings(window, { text: '200' });
    const folded = window.getByText('Respite care, so that parents can rest').first();
    await expect(folded).toBeHidden();
    await openFind(app, window);
    await field(window).fill('Respite care, so that parents can rest');
    await expect(folded).toBeVisible();
    expect(await marks(window)).toEqual({
      shown: 'respite care, so that parents can rest',
      isSeen: true,
      others: 0,
    });
    // Other specs share the window.
    await window.setViewportSize(size);
  });
});
