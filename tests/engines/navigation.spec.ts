import { expect } from 'playwright/test';
import { test } from '../support/engines/test';
import { eventually, type Visitor } from '../support/engines/visitor';
import { publicScreens, screens } from '../support/site';

const scrollY = (visitor: Visitor) => visitor.evaluate(() => Math.round(window.scrollY));

test('each link opens its screen at the top, with its heading focused; Back and Forward follow', async ({
  visitor,
}) => {
  await visitor.open(screens.contact);
  for (const { name } of publicScreens) {
    await visitor.evaluate(() => window.scrollTo(0, 500));
    await visitor.click('header nav a', name);
    await visitor.expectScreen(name);
    await eventually(() => visitor.hasFocus('main h1')).toBe(true);
    expect(await scrollY(visitor)).toBe(0);
  }
  await visitor.back();
  await visitor.expectScreen('Get Involved');
  await visitor.forward();
  await visitor.expectScreen('Contact');
});

// Some engines do not focus a link that is clicked.
for (const way of ['Enter', 'a click']) {
  test(`Back restores the scroll position and the focus ring of the link followed by ${way}`, async ({
    visitor,
  }) => {
    await visitor.open(screens.home);
    // Until then, the heights of what is below the first view are estimates.
    await eventually(() => visitor.count('.render-when-idle:not([data-rendered])')).toBe(0);
    await visitor.evaluate(() => pageTools.find('footer a', 'Contact')?.focus());
    const position = await scrollY(visitor);
    expect(position).toBeGreaterThan(500);
    if (way === 'Enter') await visitor.press('Enter');
    else await visitor.click('footer a', 'Contact');
    await visitor.expectScreen('Contact');

    await visitor.back();
    await visitor.expectScreen('Home');
    await eventually(() => visitor.hasFocus('footer a', 'Contact')).toBe(true);
    expect(await scrollY(visitor)).toBe(position);
    expect(await visitor.style('footer a:focus', 'outline-style')).toBe('solid');
  });
}

test('Tab goes through skip link, brand, settings, language and links, each with a focus ring', async ({
  visitor,
}) => {
  const expectStop = async (name: string) => {
    await visitor.press('Tab');
    await eventually(() => visitor.hasFocus('header *', name), name).toBe(true);
    expect(await visitor.style(':focus', 'outline-style'), name).toBe('solid');
  };
  await visitor.open(screens.about);
  await expectStop('Skip to main content');
  await expectStop('Weaving Hope, go to Home');
  await expectStop('Text and colors');
  await expectStop('Español');
  for (const { name } of publicScreens) await expectStop(name);
});

test('the skip link leads to the main content, without another address', async ({ visitor }) => {
  await visitor.open(screens.about);
  const address = await visitor.evaluate(() => window.location.href);
  await visitor.press('Tab');
  await visitor.press('Enter');
  await eventually(() => visitor.hasFocus('main')).toBe(true);
  expect(await visitor.evaluate(() => window.location.href)).toBe(address);
});

test('the arrow keys move on from a tab that was clicked', async ({ visitor }) => {
  await visitor.open(screens.services);
  await visitor.click('[role=tab]', 'Individual');
  await visitor.press('ArrowRight');
  await eventually(() => visitor.hasFocus('[role=tab][aria-selected=true]', 'Family')).toBe(true);
});

test('the menu of a phone opens, and closes with its button, Escape or a press outside', async ({
  visitor,
}) => {
  const toggle = 'header button[aria-controls]';
  const isOpen = () => visitor.isVisible('header nav a', 'Contact');
  await visitor.resize(390, 844);
  await visitor.open(screens.home);
  expect(await isOpen()).toBe(false);

  const closings = {
    button: () => visitor.click(toggle, 'Menu'),
    outside: () => visitor.clickAt(350, 820),
    Escape: () => visitor.press('Escape'),
  };
  for (const [name, close] of Object.entries(closings)) {
    await visitor.click(toggle, 'Menu');
    await eventually(isOpen).toBe(true);
    await close();
    await eventually(isOpen, name).toBe(false);
  }
  await eventually(() => visitor.hasFocus(toggle)).toBe(true);
});
