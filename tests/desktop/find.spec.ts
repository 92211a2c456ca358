import type { Page } from 'playwright';
import { expectNoAxeViolations } from '../support/axe';
import { setDisplaySettings } from '../support/display-settings';
import { recordAnnouncements } from '../support/screen-reader';
import type { DesktopApp } from './support/driver';
import { chooseUntil, clickMenu } from './support/in-main';
import { expect, goTo, test } from './support/test';

/** The marked texts; of the one that is shown, also whether it can be seen between the header and the bar. */
const marks = (window: Page) =>
  window.evaluate(() => {
    const ranges = (name: string) => [...(CSS.highlights.get(name) ?? [])] as Range[];
    const [shown] = ranges('find-shown');
    const { top = 0, bottom = 0 } = shown?.getBoundingClientRect() ?? {};
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const isSeen = top >= Math.max(edge('header')?.bottom ?? 0, 0) && bottom <= (edge('search')?.top ?? 0);
    return { shown: shown?.toString().toLowerCase(), isSeen, others: ranges('find').length };
  });

/** Opens the screen of services, and returns the bar there. */
async function startOnServices(app: DesktopApp, window: Page) {
  await goTo(window, '#/services');
  await expect(window).toHaveTitle(/^Services/);
  const bar = window.getByRole('search', { name: 'Find on this screen' });
  const field = bar.getByRole('textbox', { name: 'Find on this screen' });
  const open = () => chooseUntil(app, 'find', () => expect(field).toBeFocused({ timeout: 500 }));
  const close = () => field.press('Escape');
  await open();
  return { bar, field, open, close, found: (text: string) => expect(bar).toContainText(text) };
}

/** How often the screen says "support", once that is there. */
async function countSupport(window: Page): Promise<number> {
  const parts = () => window.locator('main, footer').allInnerTexts();
  const count = async () => (await parts()).join('\n').toLowerCase().split('support').length - 1;
  await expect.poll(count).toBeGreaterThan(2);
  return count();
}

test('goes from match to match, around the ends', async ({ app, window }) => {
  const { bar, field, close, found } = await startOnServices(app, window);
  await field.fill('support');
  const all = await countSupport(window);
  await found(`1 of ${all}`);
  await field.press('Shift+Enter');
  await found(`${all} of ${all}`);
  expect(await marks(window)).toEqual({ shown: 'support', isSeen: true, others: all - 1 });
  await field.press('Enter');
  await bar.getByRole('button', { name: 'Next' }).click();
  // Screen readers get the sentence, too.
  await expect(bar.getByText(`2 of ${all}. Connection & Support`)).toBeAttached();
  await close();
});

test('finds neither its own texts, nor the end of a link with the next one', async ({ app, window }) => {
  const { bar, field, close, found } = await startOnServices(app, window);
  for (const text of ['Find on this screen', 'Previous', 'FitsHow']) {
    await field.fill(text);
    await found('Not found');
  }
  await field.fill('');
  await expect(bar).not.toContainText('Not found');
  await close();
});

test('Escape goes back, Find Next continues, and Go There stays', async ({ app, window }) => {
  const { bar, field, open, close, found } = await startOnServices(app, window);
  await close();
  const control = window.getByRole('button', { name: 'For me' });
  await control.focus();
  await open();
  await field.fill('support');
  await found('1 of 5');
  await close();
  await expect(bar).toBeHidden();
  await expect(control).toBeFocused();
  expect(await marks(window)).toMatchObject({ shown: undefined, others: 0 });
  await clickMenu(app, 'findNext');
  await expect(field).toHaveValue('support');
  await found('2 of 5');
  await bar.getByRole('button', { name: 'Go There' }).click();
  await expect(bar).toBeHidden();
  expect(await window.evaluate(() => document.getSelection()?.toString())).toBe('Support');
  const heading = window.getByRole('heading', { name: 'Connection & Support' });
  await expect(heading).toBeFocused();
  await clickMenu(app, 'phoneList');
  await expect(window.getByRole('dialog', { name: 'Phone List' })).toBeVisible();
  await window.keyboard.press('Escape');
  await expect(heading).toBeFocused();
});

test('looks through the next screen from its start', async ({ app, window }) => {
  const { field, close, found } = await startOnServices(app, window);
  await field.fill('support');
  await field.press('Shift+Enter');
  await goTo(window, '#/programs');
  await expect(window).toHaveTitle(/^Programs/);
  const all = await countSupport(window);
  await found(`${all} on this screen`);
  await clickMenu(app, 'findNext');
  await found(`1 of ${all}`);
  await close();
});

test('opens from the header, too, and forgets the text with the visit', async ({ app, window }) => {
  const { bar, field, open, close } = await startOnServices(app, window);
  const button = window.getByRole('banner').getByRole('button', { name: 'Find on This Screen' });
  await field.fill('support');
  await close();
  await button.press('Enter');
  await expect(field).toHaveValue('support');
  await close();
  await expect(button).toBeFocused();
  await button.click();
  await expect(field).toBeFocused();
  await clickMenu(app, 'newVisitor');
  await expect(bar).toBeHidden();
  expect(await marks(window)).toMatchObject({ shown: undefined, others: 0 });
  await open();
  await expect(field).toHaveValue('');
  await close();
});

test('unfolds text around a match, and tells screen readers', async ({ app, window }) => {
  const { field, open, close } = await startOnServices(app, window);

  await test.step('screen readers announce the match and its sentence', async () => {
    const announced = await recordAnnouncements(window);
    const first =
      '1 of 2. A caregiver for the evening, a ride, a wheelchair to borrow: the things that get you through the week.';
    await field.fill('wheelchair');
    await expect.poll(announced).toEqual([first]);
    await field.press('Enter');
    await expect.poll(announced).toEqual([first, '2 of 2. Wheelchair-accessible places']);
  });
  await test.step('it can be read in any theme', async () => {
    for (const theme of ['dark', 'contrast', 'paper'] as const) {
      await setDisplaySettings(window, { theme });
      await expectNoAxeViolations(window);
    }
  });
  await test.step('it unfolds text around a match, also with the largest text', async () => {
    const size = await window.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    await close();
    await window.setViewportSize({ width: 390, height: 844 });
    await setDisplaySettings(window, { text: '200' });
    const text = 'Respite care, so that parents can rest';
    await expect(window.getByText(text).first()).toBeHidden();
    await open();
    await field.fill(text);
    await expect(window.getByText(text).first()).toBeVisible();
    expect(await marks(window)).toEqual({ shown: text.toLowerCase(), isSeen: true, others: 0 });
    // Other specs share the window.
    await window.setViewportSize(size);
  });
});
