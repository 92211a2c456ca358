import { crossSection } from '../../../support/full-run';
import { openKiosk, waitForRestScreen } from '../../../support/kiosk';
import { pressRandomKeys } from '../../../support/random-keys';
import { screens, test } from '../../../support/site';
import { mockTimedVoice } from '../../../support/timed-voice';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

// `npm run soak:keys` has 2,000 of these visitors.
for (const seed of crossSection([1, 2, 3], 1)) {
  test(`a visitor who presses keys at random gets an answer, and is forgotten (${seed})`, async ({
    page,
  }) => {
    await mockTimedVoice(page);
    await openKiosk(page, screens.home);
    await waitForRestScreen(page);
    await pressRandomKeys(page, seed);
  });
}
