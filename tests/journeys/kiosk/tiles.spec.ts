import type { Locator, Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { switchEasyReadOn } from '../../support/easy-read';
import { dock, goTo, mmPerPx, openKiosk, tapDock, test } from '../../support/kiosk';
import { expect, screens } from '../../support/site';

const tilesOf = (page: Page, name: string) => page.getByRole('navigation', { name }).getByRole('link');
const homeTiles = (page: Page) => tilesOf(page, 'What can we do for you?');
const partTiles = (page: Page) => tilesOf(page, 'On this page');

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

test('the tiles of Home lead to the most common needs', async ({ page }) => {
  const home = homeTiles(page);
  await openKiosk(page);
  await expect(home).toHaveText(destinations.map(({ tile }) => tile));
  await expectNoAxeViolations(page);
  for (const { tile, heading, hash } of destinations) {
    await home.filter({ hasText: tile }).tap();
    await expect(page).toHaveURL(hash);
    await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeFocused();
    await tapDock(page, 'Home');
  }
});

for (const [width, height] of [
  [1920, 1080],
  [768, 1366],
  [1366, 768],
  [1080, 1920],
] as const)
  test(`${width}x${height}: all tiles are on the first page`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openKiosk(page);
    for (const [screen, tiles] of [
      [screens.home, homeTiles(page)],
      [screens.contact, partTiles(page)],
    ] as const) {
      await goTo(page, screen);
      await expect(tiles.first()).toBeVisible();
      await expect(() => expectWithinFirstPage(page, tiles)).toPass();
    }
  });

test('the tiles of any other screen lead to its parts, in Easy read, too', async ({ page }) => {
  const parts = partTiles(page);
  await openKiosk(page);
  await goTo(page, screens.services);
  await expect(parts).toHaveCount(4);
  await expectNoAxeViolations(page);
  await parts.filter({ hasText: 'Our Process' }).tap();
  await expect(page.getByRole('heading', { name: 'Our Process' })).toBeFocused();
  await goTo(page, screens.contact);
  await parts.filter({ hasText: 'Find Us' }).tap();
  await expect(page.getByRole('heading', { name: 'Find Us' })).toBeFocused();
  // A page that began at the section would be one more, as long as it is shown.
  const number = page.getByTestId('dock').getByText(/^[2-9] of \d+$/);
  const shown = await number.innerText();
  await tapDock(page, 'Page up');
  await tapDock(page, 'Page down');
  await expect(number).toHaveText(shown);
  await goTo(page, screens.programs);
  await switchEasyReadOn(page);
  await expect(parts).toHaveText(['Programs', 'Events', 'Do you want to take part?']);
  await expectWithinFirstPage(page, parts);
  await parts.filter({ hasText: 'Do you want to take part?' }).tap();
  await expect(page.getByRole('button', { name: 'Show the full page' })).toBeInViewport();
});
