import { crossSection } from '../../support/full-run';
import { expectNoHorizontalScroll } from '../../support/layout';
import { allScreens, attemptedPath, expect, openScreen, test } from '../../support/site';
import { applyTextSpacing, findUnreadableText } from '../../support/text-spacing';

test.use({ expectedErrors: [attemptedPath] });

for (const width of crossSection([320, 1280], 1)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const screen of crossSection(allScreens, 1)) {
      test(`${screen.name} neither clips nor overlaps text with wide spacing`, async ({ page }) => {
        await openScreen(page, screen);
        await applyTextSpacing(page);
        expect(await findUnreadableText(page)).toEqual([]);
        await expectNoHorizontalScroll(page);
      });
    }
  });
}
