import { crashPage, headline, interceptEffects, interceptedEffects } from '../support/desktop/in-main';
import { expect, skipWithoutKiosk, test } from '../support/desktop/test';

skipWithoutKiosk();
test.use({ appArguments: ['--kiosk', '--relaunched=3'] });

test('shows the standby page when nothing else helps', { tag: '@full' }, async ({ app, window }) => {
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  await interceptEffects(app);
  await app.evaluate(({ session }) => {
    const { protocol } = session.fromPartition('site');
    protocol.unhandle('app');
    protocol.handle('app', () => new Response('The disk is gone.', { status: 500 }));
  });
  await crashPage(app);
  await expect
    .poll(() => headline(app), { timeout: 30_000 })
    .toBe('This screen is temporarily out of service');
  expect((await interceptedEffects(app)).relaunches).toEqual([]);
});
