import { openKiosk, waitForRestScreen } from '../../../support/kiosk';
import { further } from '../../../support/matrix';
import { pressRandomKeys } from '../../../support/random-keys';
import { test } from '../../../support/site';
import { mockTimedVoice } from '../../../support/timed-voice';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

// `npm run soak:keys` has 2,000 of these visitors.
test('a visitor who presses keys at random gets an answer, and is forgotten', further, async ({ page }) => {
  await mockTimedVoice(page);
  await openKiosk(page);
  await waitForRestScreen(page);
  // The first one who waits so long that a guide without a reminder would be noticed.
  await pressRandomKeys(page, 2);
});
