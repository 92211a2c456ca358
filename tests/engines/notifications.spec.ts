import { expect } from 'playwright/test';
import { test } from '../support/engines/test';
import { eventually, type Visitor } from '../support/engines/visitor';
import { screens } from '../support/site';

const notification = '[data-sonner-toast]';

async function save(visitor: Visitor): Promise<void> {
  await visitor.click('main button', 'Edit Hero Section');
  await visitor.click('main button', 'Save');
  await eventually(() => visitor.isVisible(notification)).toBe(true);
}

test.beforeEach(async ({ visitor }) => {
  await visitor.open(screens.admin);
  await eventually(() => visitor.count('section[aria-live]')).toBe(1);
});

test('a notification appears within the viewport, in the site’s own style, and its button closes it', async ({
  visitor,
}) => {
  await save(visitor);
  expect(await visitor.text('[data-sonner-toast] [data-title]')).toBe('Content Updated');
  expect(await visitor.style(notification, 'border-inline-start-width')).toBe('8px');
  await eventually(() =>
    visitor.evaluate((css) => {
      const box = document.querySelector(css)?.getBoundingClientRect();
      return box && box.right <= innerWidth && box.bottom <= innerHeight && box.right > innerWidth - 60;
    }, notification),
  ).toBe(true);
  await visitor.click('[data-sonner-toast] [data-close-button]');
  await eventually(() => visitor.count(notification)).toBe(0);
});

test('Alt+T focuses the area, Escape dismisses, and the focus returns', async ({ visitor }) => {
  await save(visitor);
  await visitor.press('Alt+t');
  await eventually(() => visitor.evaluate(() => document.activeElement?.closest('section')?.ariaLabel)).toBe(
    'Notifications',
  );
  await visitor.press('Escape');
  await eventually(() => visitor.count(notification)).toBe(0);
  await eventually(() => visitor.hasFocus('main button', 'Edit Hero Section')).toBe(true);
});

test('Undo brings a deleted item back', { tag: '@full' }, async ({ visitor }) => {
  await visitor.click('[role=tab]', 'Services');
  const first = '[role=tabpanel][data-state=active] li:first-child';
  await eventually(() => visitor.text(`${first} h3`)).toBe('Provider Matching');
  await visitor.click(`${first} button:last-of-type`);
  await eventually(() => visitor.text(`${first} h3`)).toBe('Support Services');
  await visitor.click('[data-sonner-toast] [data-button]', 'Undo');
  await eventually(() => visitor.text(`${first} h3`)).toBe('Provider Matching');
});

test('edits show on Home at once', async ({ visitor }) => {
  await visitor.click('main button', 'Edit Hero Section');
  await visitor.click('[name=title]');
  await visitor.press('Control+a');
  await visitor.type('A new headline');
  await visitor.click('main button', 'Save');
  await visitor.click('header nav a', 'Home');
  await eventually(() => visitor.text('main h1')).toBe('A new headline');
});
