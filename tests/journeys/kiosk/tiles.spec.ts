import type { Locator, Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { switchEasyReadOn } from '../../support/easy-read';
import { dock, mmPerPx, openKiosk, tapDock } from '../../support/kiosk';
import { expect, screens, test } from '../../support/site';

test.use({ hasTouch: true });

const tilesOf = (page: Page, name: string) => page.getByRole('navigation', { name }).getByRole('link');

/** Expects that all tiles are on the first page, and that everyone reaches them, also without Lower screen. */
async function expectWithinFirstPage(page: Page, tiles: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const dockTop = (await dock(page).boundingBox())?.y ?? 0;
  for (const tile of await tiles.all()) {
    const box = (await tile.boundingBox()) ?? { y: 0, height };
    expect(box.y + box.height).toBeLessThan(dockTop);
    // The lower edge is 750 mm above the floor.
    expect(750 + (height - box.y) * mmPerPx({ width, height }, 32)).toBeLessThanOrEqual(1220.5);
  }
}

const destinations = [
  { tile: 'Find help', heading: 'Who is the help for?', hash: /#\/services#/ },
  { tile: 'Programs and events', heading: 'Programs and Events', hash: /#\/programs$/ },
  { tile: 'Volunteer or give', heading: 'Help Where You Can', hash: /#\/get-involved$/ },
  { tile: 'Talk to us', heading: 'Talk to Us', hash: /#\/contact$/ },
  { tile: 'In a crisis: (212) 555-0199, day or night', heading: 'In a crisis?', hash: /#\/contact#crisis$/ },
];

for (const viewport of [
  { width: 1080, height: 1920 },
  { width: 1920, height: 1080 },
]) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('Home begins with five tiles that lead to what most visitors come for', async ({ page }) => {
      await openKiosk(page);
      const tiles = tilesOf(page, 'What can we do for you?');
      await expect(tiles).toHaveText(destinations.map(({ tile }) => tile));
      await expectWithinFirstPage(page, tiles);
      await expectNoAxeViolations(page);
      for (const { tile, heading, hash } of destinations) {
        await tiles.filter({ hasText: tile }).tap();
        await expect(page).toHaveURL(hash);
        await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeFocused();
        await tapDock(page, 'Home');
      }
    });

    test('any other screen begins with a choice of its parts', async ({ page }) => {
      await openKiosk(page, screens.services);
      const tiles = tilesOf(page, 'On this page');
      await expect(tiles).toHaveCount(4);
      await expectWithinFirstPage(page, tiles);
      await expectNoAxeViolations(page);
      await tiles.filter({ hasText: 'Our Process' }).tap();
      await expect(page.getByRole('heading', { name: 'Our Process' })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Our Process' })).toBeInViewport();
    });

    test('Easy read begins with its parts, too', async ({ page }) => {
      await openKiosk(page, screens.programs);
      await switchEasyReadOn(page);
      const tiles = tilesOf(page, 'On this page');
      await expect(tiles).toHaveText(['Programs', 'Events', 'Do you want to take part?']);
      await expectWithinFirstPage(page, tiles);
      await tiles.filter({ hasText: 'Do you want to take part?' }).tap();
      await expect(page.getByRole('button', { name: 'Show the full page' })).toBeInViewport();
    });
  });
}

test('on small displays, all tiles are on the first page, too', async ({ page }) => {
  await openKiosk(page);
  for (const [screen, name] of [
    [screens.home, 'What can we do for you?'],
    [screens.contact, 'On this page'],
  ] as const) {
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, screen.hash);
    for (const size of [
      { width: 768, height: 1366 },
      { width: 1366, height: 768 },
    ]) {
      await page.setViewportSize(size);
      await expect(() => expectWithinFirstPage(page, tilesOf(page, name))).toPass({ timeout: 5_000 });
    }
  }
});
