import { expect } from 'playwright/test';
import { test } from '../support/engines/test';
import { eventually } from '../support/engines/visitor';
import { allScreens, screens } from '../support/site';

declare global {
  /** The heading of the prerendered page. */
  var prerenderedHeading: HTMLHeadingElement | undefined;
}

test.describe('a screen opens at its address, without errors or sideways scrolling', () => {
  test.use({ expectedErrors: [/no-such-page/] });

  for (const screen of allScreens) {
    test(screen.name, async ({ visitor }) => {
      await visitor.open(screen);
      expect(await visitor.text('header a[aria-current=page]')).toBe(
        'hash' in screen && ['admin', 'notFound'].includes(screen.id) ? null : screen.name,
      );
      expect(await visitor.horizontalOverflow()).toBe(0);
    });
  }
});

test('Home is hydrated: the prerendered heading stays, and buttons respond', async ({ site, visitor }) => {
  site.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      globalThis.prerenderedHeading ??= document.querySelector('h1') ?? undefined;
    });
  });
  await visitor.open(screens.home);
  expect(
    await visitor.evaluate(
      () =>
        globalThis.prerenderedHeading !== undefined &&
        globalThis.prerenderedHeading === document.querySelector('h1'),
    ),
  ).toBe(true);
  await visitor.click('header button', 'Text and colors');
  await eventually(() => visitor.isVisible('dialog[open]')).toBe(true);
});

test('nothing is requested from anywhere else', async ({ site, visitor }) => {
  await visitor.open(screens.home);
  await visitor.click('header nav a', 'Contact');
  await visitor.expectScreen('Contact');
  const requested = await visitor.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(requested).not.toEqual([]);
  expect(requested.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([]);
});

test('text is rendered in the site’s font', async ({ visitor }) => {
  await visitor.open(screens.home);
  await eventually(() =>
    visitor.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family.includes('Atkinson') && status === 'loaded'),
    ),
  ).toBe(true);
});

test('a reload opens the same screen', { tag: '@full' }, async ({ visitor }) => {
  await visitor.open(screens.programs);
  await visitor.reload();
  await visitor.expectScreen('Programs');
});

test('the logo has its size even without the style sheet', async ({ visitor }) => {
  await visitor.open(screens.home);
  await visitor.evaluate(() => {
    for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) sheet.remove();
  });
  await eventually(() => visitor.style('header a svg', 'width')).toBe('36px');
});
