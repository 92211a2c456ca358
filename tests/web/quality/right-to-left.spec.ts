import { expectNoSidewaysScroll } from '../../support/layout';
import { attemptedPath, expect, openScreen, screens, test } from '../../support/site';

test.use({ expectedErrors: [attemptedPath] });

/** How far each part of the page stands from the edge at which its lines begin. */
type Starts = readonly { part: string; start: number }[];

/**
 * Measures from the edge at which lines begin. The tabs are left out: they have their direction from the words, and
 * the page's words stay English here. It runs in the page.
 */
function measureStarts(): Starts {
  const { dir, clientWidth } = document.documentElement;
  const parts = 'h1, h2, h3, p, li, a, button, img, svg, input, select, textarea, dt, dd';
  return [...document.querySelectorAll<HTMLElement>(parts)]
    .filter((element) => element.checkVisibility() && !element.closest('[data-orientation]'))
    .map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return {
        part: `${element.tagName} ${element.textContent?.slice(0, 30)}`,
        start: Math.round(dir === 'rtl' ? clientWidth - right : left),
      };
    });
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a language that is written from right to left mirrors every screen', async ({ page }) => {
      for (const screen of screens) {
        await openScreen(page, screen);
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
        const plain = await page.evaluate(measureStarts);
        await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
        const mirrored = await page.evaluate(measureStarts);
        const moved = mirrored.filter(({ start }, index) => Math.abs(start - (plain[index]?.start ?? 0)) > 2);
        expect(plain.length).toBeGreaterThan(0);
        expect(moved, screen.name).toEqual([]);
        await expectNoSidewaysScroll(page);
      }
    });
  });
}

test('mirrored, the brand stands at the right, and the links follow each other to the left', async ({
  page,
}) => {
  await openScreen(page, screens[0]);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const header = page.getByRole('banner');
  const left = async (name: string | RegExp) =>
    (await header.getByRole('link', { name, exact: true }).boundingBox())?.x ?? Number.NaN;
  expect(await left(/^Weaving Hope/), 'the brand is in the right half').toBeGreaterThan(640);
  const lefts: number[] = [];
  for (const name of ['Home', 'About', 'Services', 'Programs', 'Get Involved', 'Contact']) {
    lefts.push(await left(name));
  }
  expect(lefts).toEqual(lefts.toSorted((a, b) => b - a));
});

test('a phone number reads from left to right in a mirrored sentence', async ({ page }) => {
  await openScreen(page, screens[5]);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const link = page.getByRole('contentinfo').getByRole('link', { name: /555-01/ });
  await expect(link).toHaveCSS('direction', 'ltr');
});
