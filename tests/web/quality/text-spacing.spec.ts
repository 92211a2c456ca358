import { expectNoHorizontalScroll } from '../../support/layout';
import { allScreens, expect, openScreen, test } from '../../support/site';
import { findUnreadableText } from '../../support/whole-words';

test('no screen clips or overlaps text with wide spacing', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('');
  // As WCAG 1.4.12 has it. The page's policy blocks style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
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
