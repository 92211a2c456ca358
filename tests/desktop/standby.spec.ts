import { crashPage, headline, holdBack, seenHeldBack } from '../support/desktop/in-main';
import { expect, test } from '../support/desktop/test';

test.use({ appArguments: ['--kiosk', '--relaunched=3'] });

test('ends on a plain page of its own where nothing helps', async ({ app, window }) => {
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  await holdBack(app);
  await app.evaluate(({ session }) => session.fromPartition('site').protocol.unhandle('app'));
  await crashPage(app);
  await expect.poll(() => headline(app), { timeout: 30_000 }).toBe('This display is being looked after');
  expect((await seenHeldBack(app)).relaunches).toEqual([]);
});
