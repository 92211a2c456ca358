import { expect } from 'playwright/test';
import { backgrounds } from '../support/display-settings';
import { test } from '../support/engines/test';
import { eventually, type Visitor } from '../support/engines/visitor';
import { screens } from '../support/site';

const dialog = 'dialog[open]';

const choose = (visitor: Visitor, choice: string) => visitor.click(`${dialog} label`, choice);

test.beforeEach(async ({ visitor }) => {
  await visitor.open(screens.home);
  await visitor.click('header button', 'Text and colors');
  await eventually(() => visitor.isVisible(`${dialog} label`)).toBe(true);
});

test('the dialog takes the focus, keeps it, and returns it on Escape', async ({ visitor }) => {
  await eventually(() => visitor.hasFocus(`${dialog} *`)).toBe(true);
  for (let stop = 0; stop < 8; stop += 1) {
    await visitor.press('Tab');
    expect(await visitor.hasFocus('header *, main *, footer *')).toBe(false);
  }
  await visitor.press('Escape');
  await eventually(() => visitor.count(dialog)).toBe(0);
  await eventually(() => visitor.hasFocus('header button', 'Text and colors')).toBe(true);
});

test('text and links change at once, also with the arrow keys, until all is reset', async ({ visitor }) => {
  const textSize = () => visitor.style('html', 'font-size');
  const underline = () => visitor.style('header a[aria-current=page]', 'text-decoration-line');
  expect(await underline()).toBe('none');
  await choose(visitor, 'Underlined');
  await eventually(underline).toBe('underline');
  await choose(visitor, '175%');
  await eventually(textSize).toBe('28px');
  await visitor.press('ArrowRight');
  await eventually(textSize).toBe('32px');
  await choose(visitor, 'Wide');
  await eventually(() => visitor.style('main h1 ~ p', 'letter-spacing')).not.toBe('normal');
  await visitor.click(`${dialog} button`, 'Reset settings');
  await eventually(textSize).toBe('16px');
  expect(await underline()).toBe('none');
});

test('the colors change, also on the next screen', async ({ visitor }) => {
  const background = () => visitor.style('html', 'background-color');
  await choose(visitor, 'Black and yellow');
  await eventually(background).toBe(backgrounds.contrast);
  await choose(visitor, 'Dark');
  await eventually(background).toBe(backgrounds.dark);
  await visitor.click(`${dialog} button`, 'Close');
  await visitor.click('header nav a', 'About');
  await visitor.expectScreen('About');
  expect(await background()).toBe(backgrounds.dark);
});
