import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../../support/axe';
import { dock, mmPerPx, openKiosk, tapDock } from '../../../support/kiosk';
import { expect, test } from '../../../support/site';

test.use({ hasTouch: true });

const tiles = (page: Page) =>
  page.getByRole('navigation', { name: 'What can we do for you?' }).getByRole('link');

const destinations = [
  { tile: 'Find help', heading: 'Who is the help for?', hash: /#\/services#/ },
  { tile: 'Programs and events', heading: 'Programs and events', hash: /#\/programs$/ },
  { tile: 'Volunteer or give', heading: 'Add your thread', hash: /#\/get-involved$/ },
  { tile: 'Talk to us', heading: 'Talk to us', hash: /#\/contact$/ },
  { tile: 'In a crisis: (212) 555-0199, day and night', heading: 'In a crisis?', hash: /#\/contact#crisis$/ },
];

for (const viewport of [
  { width: 1080, height: 1920 },
  { width: 1920, height: 1080 },
]) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('Home begins with five tiles that lead to what most visitors come for', async ({ page }) => {
      await openKiosk(page);
      await expect(tiles(page)).toHaveText(destinations.map(({ tile }) => tile));
      for (const tile of await tiles(page).all()) await expect(tile).toBeInViewport({ ratio: 1 });
      const dockTop = (await dock(page).boundingBox())?.y;
      const first = await tiles(page).first().boundingBox();
      const last = await tiles(page).last().boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(dockTop ?? 0);
      // Without Lower screen, too: its lower edge is 750 mm above the floor.
      const aboveFloor = 750 + (viewport.height - (first?.y ?? 0)) * mmPerPx(viewport, 32);
      expect(aboveFloor).toBeLessThanOrEqual(1220.5);
      await expectNoAxeViolations(page);
      for (const { tile, heading, hash } of destinations) {
        await tiles(page).filter({ hasText: tile }).tap();
        await expect(page).toHaveURL(hash);
        await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeFocused();
        await tapDock(page, 'Home');
      }
    });
  });
}
