import { expectNoAxeViolations } from '../../support/axe';
import { changeDisplaySettings } from '../../support/display-settings';
import { expectNoHorizontalScroll } from '../../support/layout';
import { combinationFor } from '../../support/matrix';
import { allScreens, inSpanish, openScreen, screens, test } from '../../support/site';
import { states } from '../../support/states';
import { expectTargetSize } from '../../support/targets';

test('every screen: no violation, no horizontal scroll, and large targets', async ({ page }) => {
  test.setTimeout(180_000);
  for (const [index, screen] of allScreens.entries()) {
    const { colors, textSize, viewport } = combinationFor(index);
    await test.step(`${screen.name}: ${colors}, text ${textSize}, ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await openScreen(page, screen);
      await changeDisplaySettings(page, { Colors: colors, 'Text size': textSize });
      await expectNoAxeViolations(page);
      await expectNoHorizontalScroll(page);
      await expectTargetSize(page);
    });
  }
});

test('every screen in Spanish: no violation, no horizontal scroll, and large targets', async ({ page }) => {
  test.setTimeout(120_000);
  for (const [index, screen] of allScreens.map(inSpanish).entries()) {
    await test.step(screen.name, async () => {
      await page.setViewportSize(combinationFor(index).viewport);
      await openScreen(page, screen);
      await expectNoAxeViolations(page);
      await expectNoHorizontalScroll(page);
      await expectTargetSize(page);
    });
  }
});

for (const [index, [name, open]] of Object.entries(states).entries()) {
  const { colors, textSize, viewport } = combinationFor(index);
  test.describe(`${colors}, text ${textSize}, ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test(`${name}: no violation, no horizontal scroll, and large targets`, async ({ page }) => {
      await openScreen(page, screens.home);
      await changeDisplaySettings(page, { Colors: colors, 'Text size': textSize });
      await open(page);
      await expectNoAxeViolations(page);
      await expectNoHorizontalScroll(page);
      await expectTargetSize(page);
    });
  });
}
