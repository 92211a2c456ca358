import { expect } from 'playwright/test';
import { screens } from '../support/site';
import { test } from './support/test';

test('three presses of Shift leave the page, which nobody can read any more by then', async ({ visitor }) => {
  await visitor.open(screens.services);
  await visitor.expectVisible('footer a', 'Leave This Site');
  await visitor.evaluate(() => {
    window.addEventListener('pagehide', () => {
      sessionStorage.readable = document.title || document.body.checkVisibility();
    });
  });
  for (let press = 0; press < 3; press += 1) await visitor.press('Shift');
  // Drivers refuse to go on while the page is being replaced, go on before the last key has arrived, or miss that a page
  // has loaded.
  await expect(async () => {
    await visitor.visit(`?left${screens.home.hash}`).catch(() => undefined);
    await visitor.expectScreen(screens.home.name);
  }).toPass();
  expect(await visitor.evaluate(() => sessionStorage.readable)).toBe('false');
});
