import { expectNoAxeViolations } from '../../support/axe';
import { chooseDisplay } from '../../support/display-settings';
import { expectNoSidewaysScroll } from '../../support/layout';
import { displaysFor } from '../../support/matrix';
import { attemptedPath, openScreen, screens, test } from '../../support/site';

test.use({ expectedErrors: [attemptedPath] });

for (const [index, screen] of screens.entries()) {
  for (const { colors, textSize, viewport } of displaysFor(index)) {
    test.describe(`${colors}, text ${textSize}, ${viewport.width}x${viewport.height}`, () => {
      test.use({ viewport });

      test(`${screen.name} has no violation and does not scroll sideways`, async ({ page }) => {
        await openScreen(page, screen);
        await chooseDisplay(page, { Colors: colors, 'Text size': textSize });
        await expectNoAxeViolations(page);
        await expectNoSidewaysScroll(page);
      });
    });
  }
}
