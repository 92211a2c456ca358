import { expect } from 'playwright/test';
import { publicScreens, screens } from '../support/site';
import { test } from './support/test';
import { eventually } from './support/visitor';

test('links, Back, Tab and tabs lead where they should, with the focus in view', async ({ visitor }) => {
  const scrollY = () => visitor.evaluate(() => Math.round(window.scrollY));
  await visitor.open(screens.about);

  await test.step('Tab goes through skip link, help, brand and links, each with a ring', async () => {
    const stops = [
      ...['Skip to main content', '(212) 555-0142', 'Text and colors', 'Easy read'],
      ...['Español', 'Leave This Site', 'Weaving Hope, go to Home'],
    ];
    for (const name of [...stops, ...publicScreens.map((screen) => screen.name)]) {
      await visitor.press('Tab');
      await visitor.expectFocus('header *', name);
      expect(await visitor.style(':focus', 'outline-style'), name).toBe('solid');
    }
  });

  await test.step('each link opens its screen at the top, with its heading focused', async () => {
    for (const { name } of publicScreens.filter(({ id }) => id !== 'about')) {
      await visitor.evaluate(() => window.scrollTo(0, 500));
      await visitor.click('header nav a', name);
      await visitor.expectScreen(name);
      await visitor.expectFocus('main h1');
      expect(await scrollY()).toBe(0);
    }
    await visitor.back();
    await visitor.expectScreen('Get Involved');
    await visitor.evaluate(() => window.history.forward());
    await visitor.expectScreen('Contact');
  });

  await test.step('the arrow keys move on from a tab that was clicked', async () => {
    await visitor.goTo(screens.services);
    await visitor.click('[role=tab]', 'Individual');
    await visitor.press('ArrowRight');
    await visitor.expectFocus('[role=tab][aria-selected=true]', 'Family');
  });

  // Some engines do not focus a link that is clicked.
  for (const way of ['Enter', 'a click'])
    await test.step(`Back restores the position and the ring of the link followed by ${way}`, async () => {
      await visitor.goTo(screens.home);
      await visitor.expectAllRendered();
      await visitor.evaluate(() => pageTools.find('footer a', 'Contact')?.focus());
      const position = await scrollY();
      expect(position).toBeGreaterThan(500);
      if (way === 'Enter') await visitor.press('Enter');
      else await visitor.click('footer a', 'Contact');
      await visitor.expectScreen('Contact');
      await visitor.back();
      await visitor.expectScreen('Home');
      await visitor.expectFocus('footer a', 'Contact');
      expect(await scrollY()).toBe(position);
      expect(await visitor.style('footer a:focus', 'outline-style')).toBe('solid');
    });
});

test('the menu of a phone closes with its button, Escape or a press outside', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.open(screens.home);
  const toggle = 'header button[aria-controls]';
  const isOpen = () => visitor.isVisible('header nav a', 'Contact');
  expect(await isOpen()).toBe(false);
  const closings = {
    button: () => visitor.click(toggle, 'Close'),
    outside: () => visitor.clickAt(350, 820),
    Escape: () => visitor.press('Escape'),
  };
  for (const [name, close] of Object.entries(closings)) {
    await visitor.click(toggle, 'Menu');
    await eventually(isOpen).toBe(true);
    await close();
    await eventually(isOpen, name).toBe(false);
  }
  await visitor.expectFocus(toggle);
});
