import { expect, test } from './support/test';

// On Wayland, where the workflow runs this in Electron, `ready-to-show` may never be emitted for a hidden window. This
// switch makes the stand-in behave so; Electron ignores it.
test.use({ appArguments: ['--stand-in-withhold=ready-to-show'] });

test('shows its window even if Electron never says that it is painted', async ({ app, window }) => {
  await expect(window).toHaveTitle(/^Home/);
  await expect
    .poll(() =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((each) => each.isVisible())),
    )
    .toEqual([true]);
});
