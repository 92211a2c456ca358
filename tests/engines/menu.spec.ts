import { expect } from 'playwright/test';
import { test } from '../support/engines/test';
import { eventually, type Visitor } from '../support/engines/visitor';
import { screens } from '../support/site';

const toggle = 'header button[aria-controls]';

async function openMenu(visitor: Visitor): Promise<void> {
  await visitor.resize(390, 844);
  await visitor.open(screens.home);
  await visitor.click(toggle, 'Menu');
  await eventually(() => visitor.isVisible('header nav')).toBe(true);
}

const isExpanded = (visitor: Visitor) =>
  visitor.evaluate((css) => document.querySelector(css)?.getAttribute('aria-expanded'), toggle);

test('the menu is closed until its button opens it', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.open(screens.home);
  expect(await visitor.isVisible('header nav')).toBe(false);
  await visitor.click(toggle, 'Menu');
  await eventually(() => visitor.isVisible('header nav a', 'Contact')).toBe(true);
  expect(await isExpanded(visitor)).toBe('true');
  await visitor.click(toggle, 'Menu');
  await eventually(() => visitor.isVisible('header nav')).toBe(false);
});

test('a link opens its screen and closes the menu', { tag: '@full' }, async ({ visitor }) => {
  await openMenu(visitor);
  await visitor.click('header nav a', 'Services');
  await visitor.expectScreen('Services');
  await eventually(() => visitor.isVisible('header nav')).toBe(false);
  await eventually(() => visitor.hasFocus('main h1')).toBe(true);
});

test('Escape closes the menu and returns to its button', async ({ visitor }) => {
  await openMenu(visitor);
  await visitor.press('Tab');
  await visitor.press('Escape');
  await eventually(() => visitor.isVisible('header nav')).toBe(false);
  await eventually(() => visitor.hasFocus(toggle)).toBe(true);
});

test('a press outside closes the menu', { tag: '@full' }, async ({ visitor }) => {
  await openMenu(visitor);
  await visitor.clickAt(200, 780);
  await eventually(() => visitor.isVisible('header nav')).toBe(false);
  expect(await isExpanded(visitor)).toBe('false');
});
