import { expect, goTo, skipWithoutKiosk, test } from '../support/desktop/test';

// The shortest times allowed, because this spec waits for the app's real timers.
skipWithoutKiosk();
test.use({ appArguments: ['--kiosk', '--idle-seconds=30', '--warning-seconds=20'] });

test('warns a visitor who has left, then resets and rests', { tag: '@full' }, async ({ window }) => {
  test.setTimeout(150_000);
  await goTo(window, '#/contact');
  await window.getByLabel('First Name').fill('Ada');
  await expect(window.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(window.getByRole('dialog', { name: 'Weaving Hope' })).toBeVisible({ timeout: 60_000 });

  await window.keyboard.press('Enter');
  await expect(window.getByRole('heading', { level: 1 })).toHaveText('Weaving Hope, Changing Lives');
  await goTo(window, '#/contact');
  await expect(window.getByLabel('First Name')).toHaveValue('');
});

test('opens no second window when it is started again, and the second process says so', async ({ app }) => {
  expect(await app.launchAgain()).toMatchObject({ exitCode: 3 });
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});
