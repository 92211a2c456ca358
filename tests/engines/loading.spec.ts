import { expect } from 'playwright/test';
import { allScreens, attemptedPath, screens } from '../support/site';
import { test } from './support/test';
import { eventually, type Visitor } from './support/visitor';

declare global {
  /** The heading of the prerendered page. */
  var prerenderedHeading: HTMLHeadingElement | undefined;
}

const overflow = (visitor: Visitor) =>
  visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a page becomes its screen and keeps its address, and Back leaves it', async ({ site, visitor }) => {
  await visitor.open(screens.home);
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

test.describe('every screen', () => {
  test.use({ expectedErrors: [attemptedPath] });

  test('opens in the site’s font, and keeps its words whole', async ({ site, visitor }) => {
    site.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        globalThis.prerenderedHeading ??= document.querySelector('h1') ?? undefined;
      });
    });
    await visitor.open(screens.home);

    await test.step('Home is hydrated: the prerendered heading stays', async () => {
      const stays = () =>
        prerenderedHeading !== undefined && prerenderedHeading === document.querySelector('h1');
      expect(await visitor.evaluate(stays)).toBe(true);
    });

    await test.step('each fits, in a font and with files of the site', async () => {
      for (const screen of allScreens) {
        await visitor.goTo(screen);
        expect(await overflow(visitor), screen.name).toBe(0);
      }
      const { fonts, files } = await visitor.evaluate(() => ({
        fonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        files: performance.getEntriesByType('resource').map(({ name }) => name),
      }));
      expect(fonts.join()).toContain('Atkinson');
      expect(files).not.toEqual([]);
      expect(files.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([]);
    });

    await test.step('words stay whole at 320 px, with text at 200% and wide spacing', async () => {
      await visitor.resize(320, 640);
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
