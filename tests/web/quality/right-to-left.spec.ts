import type { Page } from 'playwright/test';
import { switchEasyReadOn } from '../../support/easy-read';
import { crossSection } from '../../support/full-run';
import { expectNoHorizontalScroll } from '../../support/layout';
import {
  allScreens,
  attemptedPath,
  expect,
  openScreen,
  publicScreens,
  screens,
  test,
} from '../../support/site';

test.use({ expectedErrors: [attemptedPath] });

/** The distance of each element from the edge at which its lines start. */
type Offsets = readonly { element: string; offset: number }[];

/**
 * Measures the offsets from the edge at which lines start. Tabs are left out: they take their direction from the copy,
 * which is still English here. Runs in the page.
 */
function measureOffsets(): Offsets {
  const { dir, clientWidth } = document.documentElement;
  const selector = 'h1, h2, h3, p, li, a, button, img, svg, input, select, textarea, dt, dd';
  return (
    [...document.querySelectorAll<HTMLElement>(selector)]
      // A link in running text follows the direction of that text.
      .filter((element) => element.checkVisibility() && !element.closest('[data-orientation]'))
      .filter((element) => !element.matches('p a'))
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return {
          element: `${element.tagName} ${element.textContent?.slice(0, 30)}`,
          offset: Math.round(dir === 'rtl' ? clientWidth - right : left),
        };
      })
  );
}

/** Fails unless everything is as far from the start of its line from right to left as it is from left to right. */
async function expectMirrored(page: Page, name: string): Promise<void> {
  const measure = async (direction: 'ltr' | 'rtl') => {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    return page.evaluate(measureOffsets);
  };
  await page.evaluate(() => document.fonts.ready);
  const plain = await measure('ltr');
  const mirrored = await measure('rtl');
  const moved = mirrored.filter(({ offset }, index) => Math.abs(offset - (plain[index]?.offset ?? 0)) > 2);
  expect(plain.length).toBeGreaterThan(0);
  expect(moved, name).toEqual([]);
  await expectNoHorizontalScroll(page);
}

for (const width of crossSection([390, 1280], 1)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a right-to-left language mirrors every screen', async ({ page }) => {
      for (const screen of allScreens) {
        await openScreen(page, screen);
        await expectMirrored(page, screen.name);
      }
    });

    test('a right-to-left language mirrors every screen in Easy read', { tag: '@full' }, async ({ page }) => {
      await openScreen(page, screens.notFound);
      await switchEasyReadOn(page);
      for (const screen of [screens.notFound, ...publicScreens]) {
        await openScreen(page, screen);
        await expectMirrored(page, screen.name);
      }
    });
  });
}

test('when mirrored, the header starts with the brand at the right, and its links go from right to left', {
  tag: '@full',
}, async ({ page }) => {
  await openScreen(page, screens.home);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const header = page.getByRole('banner');
  const left = async (name: string | RegExp) =>
    (await header.getByRole('link', { name, exact: true }).boundingBox())?.x ?? Number.NaN;
  expect(await left(/^Weaving Hope/), 'the brand is in the right half').toBeGreaterThan(640);
  const lefts: number[] = [];
  for (const { name } of publicScreens) {
    lefts.push(await left(name));
  }
  expect(lefts).toEqual(lefts.toSorted((a, b) => b - a));
});

test('a phone number reads from left to right in right-to-left text', { tag: '@full' }, async ({ page }) => {
  await openScreen(page, screens.contact);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const link = page.getByRole('contentinfo').getByRole('link', { name: '(212) 555-0142' });
  await expect(link).toHaveCSS('direction', 'ltr');
});
