import { expectNoSidewaysScroll } from '../../support/layout';
import { attemptedPath, expect, openScreen, screens, test } from '../../support/site';
import { lostWords, spaceText } from '../../support/text-spacing';

test.use({ expectedErrors: [attemptedPath] });

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const screen of screens) {
      test(`${screen.name} loses no word to wide spacing`, async ({ page }) => {
        await openScreen(page, screen);
        await spaceText(page);
        expect(await lostWords(page)).toEqual([]);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
