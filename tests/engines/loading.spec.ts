import { expect } from 'playwright/test';
import { test } from '../support/engines/test';
import { eventually } from '../support/engines/visitor';
import { allScreens, attemptedPath, screens } from '../support/site';

declare global {
  /** The heading of the prerendered page. */
  var prerenderedHeading: HTMLHeadingElement | undefined;
}

test('Home is hydrated: the prerendered heading stays, and buttons respond', async ({ site, visitor }) => {
  site.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      globalThis.prerenderedHeading ??= document.querySelector('h1') ?? undefined;
    });
  });
  await visitor.open(screens.home);
  expect(
    await visitor.evaluate(
      () => prerenderedHeading !== undefined && prerenderedHeading === document.querySelector('h1'),
    ),
  ).toBe(true);
  await visitor.click('header button', 'Text and colors');
  await eventually(() => visitor.isVisible('dialog[open]')).toBe(true);
});

test('a screen’s own page becomes the screen in the app and keeps its address; its links work, and Back leaves it', async ({
  site,
  visitor,
}) => {
  const address = () => visitor.evaluate(() => window.location.href);
  await visitor.open(screens.home);
  await visitor.open({ ...screens.services, hash: 'services/' });
  expect(await address()).toBe(`${site.url}services/`);
  await visitor.click('header nav a', 'About');
  await visitor.expectScreen('About');
  expect(await address()).toBe(`${site.url}services/#/about`);
  await visitor.back();
  await visitor.expectScreen('Services');
  expect(await address()).toBe(`${site.url}services/`);
  await visitor.back();
  // A driver may fail while another document loads.
  await expect(() => visitor.expectScreen('Home')).toPass();
  expect(await address()).toBe(`${site.url}#/`);
});

test.describe('every screen', () => {
  test.use({ expectedErrors: [attemptedPath] });

  test('opens at its address, in the site’s font, and requests nothing from elsewhere', async ({
    site,
    visitor,
  }) => {
    await visitor.open(screens.home);
    for (const screen of allScreens) {
      await visitor.goTo(screen);
      expect(await visitor.horizontalOverflow(), screen.name).toBe(0);
    }
    expect(
      await visitor.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family.includes('Atkinson') && status === 'loaded'),
      ),
    ).toBe(true);
    const requested = await visitor.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(requested).not.toEqual([]);
    expect(requested.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([]);
  });

  test('keeps its words whole at 320 px, also with text at 200% and wide spacing', async ({ visitor }) => {
    // Every screen is measured twice.
    test.slow();
    const expectReflow = async () => {
      for (const screen of allScreens) {
        await visitor.goTo(screen);
        // Until then, what is below the first view has no layout.
        await eventually(() => visitor.count('.render-when-idle:not([data-rendered])')).toBe(0);
        expect(await visitor.textProblems(), screen.name).toEqual([]);
      }
    };
    await visitor.resize(320, 640);
    await visitor.open(screens.home);
    await expectReflow();
    await visitor.click('header button', 'Text and colors');
    await visitor.click('dialog[open] label', '200%');
    await visitor.click('dialog[open] label', 'Wide');
    await visitor.click('dialog[open] button', 'Close');
    await expectReflow();
  });
});

test.describe('with an outage', () => {
  // A failed request is an error on the page, and the site logs it, too.
  test.use({ expectedErrors: [/screens-|import|Load failed/i] });

  test('a screen that could not be fetched opens once the network is back', async ({ site, visitor }) => {
    site.breakConnections(/screens-/);
    await visitor.open(screens.home);
    await visitor.click('header nav a', 'About');
    await eventually(() => visitor.text('main h1')).toBe('Unexpected Application Error!');

    site.breakConnections(undefined);
    await visitor.click('header nav a', 'Home');
    await eventually(() => visitor.text('main h1')).toBe('Weaving Hope, Changing Lives');
    await visitor.click('header nav a', 'About');
    await eventually(() => visitor.text('main h1')).toBe('About Weaving Hope');
    await eventually(() => visitor.isVisible('main h2', 'Key Focus Areas')).toBe(true);
  });
});
