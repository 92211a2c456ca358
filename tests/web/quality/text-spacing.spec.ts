import { expectNoHorizontalScroll } from '../../support/layout';
import { allScreens, attemptedPath, expect, openScreen, test } from '../../support/site';
import { applyTextSpacing, findUnreadableText } from '../../support/text-spacing';

test.use({ expectedErrors: [attemptedPath] });

test('no screen clips or overlaps text with wide spacing', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('');
  await applyTextSpacing(page);
  for (const screen of allScreens) {
    await openScreen(page, screen);
    for (const width of [320, 1280]) {
      await test.step(`${screen.name} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        expect(await findUnreadableText(page)).toEqual([]);
        await expectNoHorizontalScroll(page);
      });
    }
  }
});
