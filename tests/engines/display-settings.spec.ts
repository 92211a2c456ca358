import { expect } from 'playwright/test';
import { backgrounds } from '../support/display-settings';
import { test } from '../support/engines/test';
import { eventually, type Visitor } from '../support/engines/visitor';
import { crossSection } from '../support/full-run';
import { screens } from '../support/site';

const dialog = 'dialog[open]';

async function openSettings(visitor: Visitor): Promise<void> {
  await visitor.open(screens.home);
  await visitor.click('header button', 'Text and colors');
  await eventually(() => visitor.isVisible(`${dialog} label`)).toBe(true);
}

const choose = (visitor: Visitor, choice: string) => visitor.click(`${dialog} label`, choice);

test('the dialog takes the focus, keeps it, and returns it on Escape', async ({ visitor }) => {
  await openSettings(visitor);
  await eventually(() => visitor.hasFocus(`${dialog} *`)).toBe(true);
  for (let stop = 0; stop < 8; stop += 1) {
    await visitor.press('Tab');
    expect(await visitor.evaluate(() => document.activeElement?.closest('header nav, main, footer'))).toBe(
      null,
    );
  }
  await visitor.press('Escape');
  await eventually(() => visitor.count(dialog)).toBe(0);
  await eventually(() => visitor.hasFocus('header button', 'Text and colors')).toBe(true);
});

test('Close closes the dialog', { tag: '@full' }, async ({ visitor }) => {
  await openSettings(visitor);
  await visitor.click(`${dialog} button`, 'Close');
  await eventually(() => visitor.count(dialog)).toBe(0);
});

test('the text grows to twice its size', async ({ visitor }) => {
  await openSettings(visitor);
  expect(await visitor.style('body', 'font-size')).toBe('18px');
  await choose(visitor, '200%');
  await eventually(() => visitor.style('html', 'font-size')).toBe('32px');
});

for (const [choice, background] of crossSection(
  [
    ['Dark', backgrounds.dark],
    ['Black and yellow', backgrounds.contrast],
  ] as const,
  1,
)) {
  test(`the colors turn ${choice}, also on the next screen`, async ({ visitor }) => {
    await openSettings(visitor);
    await choose(visitor, choice);
    await eventually(() => visitor.style('html', 'background-color')).toBe(background);
    await visitor.click(`${dialog} button`, 'Close');
    await visitor.click('header nav a', 'About');
    await visitor.expectScreen('About');
    expect(await visitor.style('html', 'background-color')).toBe(background);
  });
}

test('wide spacing spaces letters and words', { tag: '@full' }, async ({ visitor }) => {
  await openSettings(visitor);
  await choose(visitor, 'Wide');
  await eventually(() => visitor.style('main h1 ~ p', 'letter-spacing')).toBe('2.4px');
});

test('all links can be underlined', async ({ visitor }) => {
  await openSettings(visitor);
  expect(await visitor.style('header nav a', 'text-decoration-line')).toBe('none');
  await choose(visitor, 'Underlined');
  await eventually(() => visitor.style('header nav a', 'text-decoration-line')).toBe('underline');
});

test('motion can be turned off', { tag: '@full' }, async ({ visitor }) => {
  await openSettings(visitor);
  const off = `${dialog} fieldset:has([value=off]) label`;
  await visitor.click(off, 'Off');
  await eventually(() => visitor.style('main button', 'transition-duration')).toBe('0s');
});

test('an arrow key chooses the next option', async ({ visitor }) => {
  await openSettings(visitor);
  await choose(visitor, '100%');
  await visitor.press('ArrowRight');
  await eventually(() => visitor.style('html', 'font-size')).toBe('20px');
});

test('all settings can be reset', async ({ visitor }) => {
  await openSettings(visitor);
  await choose(visitor, '150%');
  await choose(visitor, 'Dark');
  await visitor.click(`${dialog} button`, 'Reset settings');
  await eventually(() => visitor.style('html', 'font-size')).toBe('16px');
  expect(await visitor.style('html', 'background-color')).toBe(backgrounds.paper);
});
