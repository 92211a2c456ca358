import { expectNoAxeViolations } from '../../support/axe';
import { changeDisplaySettings } from '../../support/display-settings';
import { crossSection } from '../../support/full-run';
import { expectNoHorizontalScroll } from '../../support/layout';
import { combinationsFor } from '../../support/matrix';
import { openScreen, screens, test } from '../../support/site';
import { states } from '../../support/states';
import { expectTargetSize } from '../../support/targets';

for (const [index, [name, open]] of crossSection([...Object.entries(states).entries()], 3)) {
  for (const { colors, textSize, viewport } of combinationsFor(index)) {
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
}
