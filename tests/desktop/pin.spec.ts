import { chooseDriver } from '../support/desktop/driver';
import { expect, skipWithoutKiosk, test } from '../support/desktop/test';

skipWithoutKiosk();

test('takes the PIN out of the environment, which every other process of the app gets', async () => {
  const app = await chooseDriver().launch(['--kiosk'], { FOUNDATION_EXIT_PIN: '246810' });
  const window = await app.firstWindow();
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  expect(await app.evaluate(() => Object.values(process.env).includes('246810'))).toBe(false);
  const answer = await window.evaluate(async () => {
    const host = globalThis.foundationHost;
    return host?.mode === 'kiosk' ? host.kiosk.checkPin('246810') : undefined;
  });
  expect(answer).toEqual({ result: 'accepted' });
  await app.close();
});
