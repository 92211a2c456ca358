import { expect } from 'playwright/test';
import { test } from '../support/engines/test';
import { eventually, type Visitor } from '../support/engines/visitor';
import { publicScreens, screens } from '../support/site';

const scrollY = (visitor: Visitor) => visitor.evaluate(() => Math.round(window.scrollY));

test('each link of the header opens its screen at the top, with the heading focused', async ({ visitor }) => {
  await visitor.open(screens.contact);
  for (const { name } of publicScreens) {
    await visitor.evaluate(() => window.scrollTo(0, 500));
    await visitor.click('header nav a', name);
    await visitor.expectScreen(name);
    await eventually(() => visitor.hasFocus('main h1')).toBe(true);
    expect(await scrollY(visitor)).toBe(0);
  }
});

test('Back restores the scroll position and the focused link with its focus ring', async ({ visitor }) => {
  await visitor.open(screens.home);
  // Until then, the heights of what is below the first view are estimates.
  await eventually(() =>
    visitor.evaluate(() => document.querySelectorAll('.render-when-idle:not([data-rendered])').length),
  ).toBe(0);
  await visitor.evaluate(() => globalThis.pageTools.find('footer a', 'Contact')?.focus());
  const position = await scrollY(visitor);
  expect(position).toBeGreaterThan(500);
  await visitor.press('Enter');
  await visitor.expectScreen('Contact');

  await visitor.back();
  await visitor.expectScreen('Home');
  await eventually(() => visitor.hasFocus('footer a', 'Contact')).toBe(true);
  expect(await scrollY(visitor)).toBe(position);
  expect(await visitor.style('footer a:focus', 'outline-style')).toBe('solid');
});

test('Back shows the focus ring on a link that was clicked', { tag: '@full' }, async ({ visitor }) => {
  await visitor.open(screens.home);
  await visitor.evaluate(() => globalThis.pageTools.find('footer a', 'Contact')?.focus());
  await visitor.click('footer a', 'Contact');
  await visitor.expectScreen('Contact');
  await visitor.back();
  await visitor.expectScreen('Home');
  await eventually(() => visitor.hasFocus('footer a', 'Contact')).toBe(true);
  expect(await visitor.style('footer a:focus', 'outline-style')).toBe('solid');
});

test('Forward returns to the next screen', async ({ visitor }) => {
  await visitor.open(screens.home);
  await visitor.click('header nav a', 'About');
  await visitor.expectScreen('About');
  await visitor.back();
  await visitor.expectScreen('Home');
  await visitor.forward();
  await visitor.expectScreen('About');
});

test('the skip link comes first, shows on focus, and leads to the main content', async ({ visitor }) => {
  await visitor.open(screens.about);
  await visitor.press('Tab');
  await eventually(() => visitor.hasFocus('header a', 'Skip to main content')).toBe(true);
  const height = await visitor.evaluate(() => document.activeElement?.getBoundingClientRect().height ?? 0);
  expect(height).toBeGreaterThanOrEqual(44);
  await visitor.press('Enter');
  await eventually(() => visitor.hasFocus('main')).toBe(true);
  expect(await visitor.evaluate(() => window.location.hash)).toBe('#/about');
});

test('Tab goes through brand, settings and links in order, each with a focus ring', async ({ visitor }) => {
  await visitor.open(screens.about);
  await visitor.press('Tab');
  const stops = [];
  for (let stop = 0; stop < 2 + publicScreens.length; stop += 1) {
    await visitor.press('Tab');
    stops.push(
      await visitor.evaluate(() => {
        const { activeElement } = document;
        const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
        return `${name}: ${activeElement && getComputedStyle(activeElement).outlineStyle}`;
      }),
    );
  }
  expect(stops).toEqual([
    'Weaving Hope, go to Home: solid',
    'Text and colors: solid',
    ...publicScreens.map(({ name }) => `${name}: solid`),
  ]);
});

test.describe('at an unknown address', () => {
  test.use({ expectedErrors: [/no-such-page/] });

  test('the not-found screen leads to Home', { tag: '@full' }, async ({ visitor }) => {
    await visitor.open(screens.notFound);
    await visitor.click('main a[href="#/"]');
    await visitor.expectScreen('Home');
  });
});

test('a press of the brand leads to Home', { tag: '@full' }, async ({ visitor }) => {
  await visitor.open(screens.services);
  await visitor.click('header a[aria-label]');
  await visitor.expectScreen('Home');
});

test('the tabs of Services follow the arrow keys', async ({ visitor }) => {
  await visitor.open(screens.services);
  await visitor.click('[role=tab]', 'Individual');
  await visitor.press('ArrowRight');
  await eventually(() => visitor.hasFocus('[role=tab]', 'Family')).toBe(true);
  await eventually(() => visitor.text('[role=tabpanel][data-state=active] h3, [role=tabpanel] li')).not.toBe(
    null,
  );
  expect(await visitor.text('[role=tab][aria-selected=true]')).toBe('Family');
  await visitor.press('ArrowLeft');
  await eventually(() => visitor.text('[role=tab][aria-selected=true]')).toBe('Individual');
});
