import type { Page } from 'playwright/test';
import { setDisplaySettings } from '../../support/display-settings';
import { switchEasyReadOn } from '../../support/easy-read';
import { expect, openScreen, screens, test } from '../../support/site';

/** Each level is larger than the next by about a tenth, where the longest words leave the least room. */
const STEP = 1.07;

/** The font sizes of h1, h2, h3 and the text of the screen in px, each from the largest to the smallest. */
function findSizes(page: Page): Promise<number[][]> {
  return page.getByRole('main').evaluate((main) =>
    ['h1', 'h2', 'h3', 'p, li, nav a'].map((level) =>
      [...main.querySelectorAll(level)]
        .filter((element) => element.checkVisibility())
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
        .sort((one, other) => other - one),
    ),
  );
}

for (const { screen, easy } of [
  { screen: screens.services, easy: true },
  { screen: screens.about, easy: false },
]) {
  test(`${screen.name}${easy ? ' in Easy read' : ''} has larger headings the higher their level, and the smallest larger than text`, async ({
    page,
  }) => {
    await openScreen(page, screen);
    if (easy) await switchEasyReadOn(page);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const text of ['100', '150', '200'] as const) {
        await setDisplaySettings(page, { text });
        const sizes = await findSizes(page);
        for (const [level, larger] of sizes.slice(0, -1).entries()) {
          const smaller = sizes[level + 1] ?? [];
          expect(
            (larger.at(-1) ?? Number.NaN) / (smaller[0] ?? Number.NaN),
            `from level ${level + 1} to the next at ${width} px, ${text}%: ${larger.at(-1)} and ${smaller[0]} px`,
          ).toBeGreaterThanOrEqual(STEP);
        }
      }
    }
  });
}
