import { leaveKiosk } from '../support/desktop/leave-kiosk';
import { expect, test } from '../support/desktop/test';

test.use({ appArguments: ['--kiosk', '--exit-pin=246810'] });

test('ends once the right PIN was given and staff leave', async ({ app, window }) => {
  const answer = await window.evaluate(async () => {
    const host = globalThis.foundationHost;
    if (host?.mode !== 'kiosk') return undefined;
    const { result } = await host.kiosk.checkPin('246810');
    return result;
  });
  expect(answer).toBe('accepted');
  await leaveKiosk(window);
  expect(await app.ended).toBe(0);
});
