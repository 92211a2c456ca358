import type { Page } from 'playwright/test';
import { switchEasyReadOn } from '../../support/easy-read';
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

for (const easy of [false, true]) {
  test(`a right-to-left language mirrors every screen${easy ? ' in Easy read' : ''}`, async ({ page }) => {
    test.setTimeout(120_000);
    await openScreen(page, screens.notFound);
    if (easy) await switchEasyReadOn(page);
    for (const screen of [screens.notFound, ...(easy ? publicScreens : allScreens)]) {
      await openScreen(page, screen);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectMirrored(page, `${screen.name} at ${width} px`);
      }
    }
    const phone = page.getByRole('contentinfo').getByRole('link', { name: '(212) 555-0142' });
    await expect(phone, 'a phone number reads from left to right').toHaveCSS('direction', 'ltr');
  });
}
