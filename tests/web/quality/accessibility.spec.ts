import { expectNoAxeViolations } from '../../support/axe';
import { changeDisplaySettings } from '../../support/display-settings';
import { crossSection } from '../../support/full-run';
import { expectNoHorizontalScroll } from '../../support/layout';
import { combinationsFor } from '../../support/matrix';
import { allScreens, attemptedPath, openScreen, test } from '../../support/site';

test.use({ expectedErrors: [attemptedPath] });

for (const [index, screen] of crossSection([...allScreens.entries()], 2)) {
  for (const { colors, textSize, viewport } of combinationsFor(index)) {
    test.describe(`${colors}, text ${textSize}, ${viewport.width}x${viewport.height}`, () => {
      test.use({ viewport });

      test(`${screen.name} has no violation and no horizontal scroll`, async ({ page }) => {
        await openScreen(page, screen);
        await changeDisplaySettings(page, { Colors: colors, 'Text size': textSize });
        await expectNoAxeViolations(page);
        await expectNoHorizontalScroll(page);
      });
    });
  }
}
