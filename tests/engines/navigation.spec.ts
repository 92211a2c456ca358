import { expect } from 'playwright/test';
import { allScreens, attemptedPath, publicScreens, screens } from '../support/site';
import { test } from './support/test';
import { eventually } from './support/visitor';

declare global {
  /** The heading of the prerendered page. */
  var prerenderedHeading: HTMLHeadingElement | undefined;
}

test('a page is hydrated and keeps its address, and Back leaves it', async ({ site, visitor }) => {
  const isHydrated = () => globalThis.prerenderedHeading === document.querySelector('h1');
  site.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      globalThis.prerenderedHeading ??= document.querySelector('h1') ?? undefined;
    });
  });
  await visitor.open(screens.home);
  expect(await visitor.evaluate(isHydrated)).toBe(true);
  await visitor.open({ ...screens.services, hash: 'services/' });
  expect(await visitor.address()).toBe(`${site.url}services/`);
  await visitor.click('header nav a', 'About');
  await visitor.expectScreen('About');
  expect(await visitor.address()).toBe(`${site.url}services/#/about`);
  await visitor.back();
  await visitor.expectScreen('Services');
  expect(await visitor.address()).toBe(`${site.url}services/`);
  await visitor.back();
  // A driver may fail while another document loads.
  await expect(() => visitor.expectScreen('Home')).toPass();
  expect(await visitor.address()).toBe(`${site.url}#/`);
});

test('Tab goes through skip link, help, brand and links, each with a ring', async ({ visitor }) => {
  await visitor.open(screens.about);
  const stops = ['Skip to main content', '(212) 555-0142', 'Text and colors', 'Easy read', 'Español'];
  stops.push('Leave This Site', 'Weaving Hope, go to Home', ...publicScreens.map(({ name }) => name));
  stops.push('Volunteer', 'Donate Now');
  for (const name of stops) {
    await visitor.press('Tab');
    await visitor.expectFocus('header *', name);
    expect(await visitor.style(':focus', 'outline-style'), name).toBe('solid');
  }
});

test('each link opens its screen at the top, with its heading focused', async ({ visitor }) => {
  await visitor.open(screens.about);
  for (const { name } of publicScreens.filter(({ id }) => id !== 'about')) {
    await visitor.evaluate(() => window.scrollTo(0, 500));
    await visitor.click('header nav a', name);
    await visitor.expectScreen(name);
    await visitor.expectFocus('main h1');
    expect(await visitor.scrollY()).toBe(0);
  }
  await visitor.back();
  await visitor.expectScreen('Get Involved');
  await visitor.evaluate(() => window.history.forward());
  await visitor.expectScreen('Contact');
});

test('the arrow keys move on from a tab that was clicked', async ({ visitor }) => {
  await visitor.open(screens.services);
  await visitor.click('[role=tab]', 'Individual');
  await visitor.press('ArrowRight');
  await visitor.expectFocus('[role=tab][aria-selected=true]', 'Family');
});

// Some engines do not focus a link that is clicked.
for (const way of ['Enter', 'a click'])
  test(`Back restores the position and the ring of the link followed by ${way}`, async ({ visitor }) => {
    await visitor.open(screens.home);
    await visitor.expectAllRendered();
    await visitor.evaluate(() => pageTools.find('footer a', 'Contact')?.focus());
    const position = await visitor.scrollY();
    expect(position).toBeGreaterThan(500);
    if (way === 'Enter') await visitor.press('Enter');
    else await visitor.click('footer a', 'Contact');
    await visitor.expectScreen('Contact');
    await visitor.back();
    await visitor.expectScreen('Home');
    await visitor.expectFocus('footer a', 'Contact');
    expect(await visitor.scrollY()).toBe(position);
    expect(await visitor.style('footer a:focus', 'outline-style')).toBe('solid');
  });

test('the menu of a phone closes with its button, a press outside, or Escape', async ({ visitor }) => {
  const toggle = 'header button[aria-controls]';
  const isOpen = () => visitor.isVisible('header nav a', 'Contact');
  await visitor.resize(390, 844);
  await visitor.open(screens.home);
  expect(await isOpen()).toBe(false);
  for (const close of [
    () => visitor.click(toggle, 'Close'),
    () => visitor.clickAt(350, 820),
    () => visitor.press('Escape'),
  ]) {
    await visitor.click(toggle, 'Menu');
    await eventually(isOpen).toBe(true);
    await close();
    await eventually(isOpen, String(close)).toBe(false);
  }
  await visitor.expectFocus(toggle);
});

test.describe('every screen', () => {
  test.use({ expectedErrors: [attemptedPath] });

  test('fits, in a font and with files of the site', async ({ site, visitor }) => {
    const overflow = () =>
      visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await visitor.open(screens.home);
    for (const screen of allScreens) {
      await visitor.goTo(screen);
      expect(await overflow(), screen.name).toBe(0);
    }
    const { fonts, files } = await visitor.evaluate(() => ({
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      files: performance.getEntriesByType('resource').map(({ name }) => name),
    }));
    expect(fonts.join()).toContain('Atkinson');
    expect(files).not.toEqual([]);
    expect(files.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([]);
  });

  test('keeps its words whole at 320 px, with text at 200% and wide spacing', async ({ visitor }) => {
    await visitor.resize(320, 640);
    await visitor.open(screens.home);
    await visitor.click('header button', 'Text and colors');
    for (const choice of ['200%', 'Wide']) await visitor.click('dialog[open] label', choice);
    await visitor.click('dialog[open] button', 'Close');
    for (const screen of allScreens) {
      await visitor.goTo(screen);
      await visitor.expectAllRendered();
      expect(await visitor.textProblems(), screen.name).toEqual([]);
    }
  });
});

test.describe('with an outage', () => {
  // A failed request is an error on the page, and the site logs it, too.
  test.use({ expectedErrors: [/about-screen|import|Load failed/i] });

  test('a screen that could not be fetched opens once the network is back', async ({ site, visitor }) => {
    const expectHeading = (text: string) => eventually(() => visitor.text('main h1')).toBe(text);
    site.breakConnections(/about-screen-/);
    await visitor.open(screens.home);
    await visitor.click('header nav a', 'About');
    await expectHeading('Unexpected Application Error!');
    site.breakConnections(undefined);
    await visitor.click('main button', 'Try Again');
    // Firefox remembers what failed until the page is loaded again, which the error screen then offers.
    if (test.info().project.name === 'Firefox') {
      await visitor.expectVisible('main button', 'Reload the Page');
      await visitor.visit('about/');
    }
    await expectHeading('About Weaving Hope');
    await visitor.expectVisible('main h2', 'Key Focus Areas');
  });
});
