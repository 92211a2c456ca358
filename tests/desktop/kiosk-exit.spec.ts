import { leaveKiosk } from '../support/desktop/leave-kiosk';
import { expect, skipWithoutKiosk, test } from '../support/desktop/test';

skipWithoutKiosk();
test.use({ appArguments: ['--kiosk', '--exit-pin=246810'] });

test('quits when staff leave after entering the right PIN', async ({ app, window }) => {
  const answer = await window.evaluate(async () => {
    const host = globalThis.foundationHost;
    if (host?.mode !== 'kiosk') return undefined;
    const { result } = await host.kiosk.checkPin('246810');
    return result;
  });
  expect(answer).toBe('accepted');
  await leaveKiosk(window);
  expect(await app.exited).toBe(0);
});
