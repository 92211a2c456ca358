import { fileURLToPath } from 'node:url';
import { openKiosk } from '../support/kiosk';
import { waitForLayout } from '../support/layout';
import { allScreens, openScreen, publicScreens, screens, test } from '../support/site';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));

/** Where a picture shows the whole length of a screen. */
const windows = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } };

test.use({ expectedErrors: [/\/no-such-page/] });
test.describe.configure({ mode: 'parallel' });

for (const [name, viewport] of Object.entries(windows))
  for (const screen of allScreens)
    test(`${screen.name} on a ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openScreen(page, screen);
      await waitForLayout(page);
      const path = `${folder}/${name}/${screen.name}.png`;
      await page.screenshot({ path, animations: 'disabled', fullPage: true });
    });

test.describe('the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  for (const screen of publicScreens)
    test(screen.name, async ({ page }) => {
      await openKiosk(page, screen);
      await waitForLayout(page);
      await page.screenshot({ path: `${folder}/kiosk/${screen.name}.png`, animations: 'disabled' });
    });
});

test('the picture in the README', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T10:00:00-05:00');
  await page.setViewportSize(windows.laptop);
  await openScreen(page, screens.home);
  await waitForLayout(page);
  await page.screenshot({ path: 'resources/screenshot.png', animations: 'disabled' });
});
