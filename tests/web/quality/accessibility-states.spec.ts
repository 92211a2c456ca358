import type { Page } from 'playwright/test';
import { itemButton, lists, openTab, press } from '../../support/admin';
import { expectNoAxeViolations } from '../../support/axe';
import { fillAndPrepare, fillContact, prepareMessage, refusalSummary } from '../../support/contact';
import { chooseDisplay, openDisplay } from '../../support/display-settings';
import { expectNoSidewaysScroll } from '../../support/layout';
import { displaysFor } from '../../support/matrix';
import { notifications } from '../../support/notifications';
import { expect, openScreen, screens, test } from '../../support/site';
import { expectRoomyTargets } from '../../support/targets';

/** States of the site that no address leads to, each with the steps that do. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the form of the hero': async (page) => {
    await openTab(page, 'Hero Section');
    await press(page, 'Edit Hero Section');
  },
  ...Object.fromEntries(
    lists.flatMap(({ tab, add, sample }) => [
      [
        `the form of ${add}`,
        async (page: Page) => {
          await openTab(page, tab);
          await press(page, add);
        },
      ],
      [
        `the refusal of ${add}`,
        async (page: Page) => {
          await openTab(page, tab);
          await press(page, add);
          await press(page, 'Save');
          await expect(refusalSummary(page)).toBeVisible();
        },
      ],
      [
        `${tab} without an item, and a notification`,
        async (page: Page) => {
          await openTab(page, tab);
          for (const name of sample) await itemButton(page, 'Delete', name).click();
          await expect(notifications(page)).toHaveCount(1);
        },
      ],
    ]),
  ),
  'a row that is marked as being edited': async (page) => {
    await openTab(page, 'Services');
    await itemButton(page, 'Edit', 'Support Services').click();
    await expect(page.getByText('Being edited')).toBeVisible();
  },
  'several notifications, spread out': async (page) => {
    await openTab(page, 'Hero Section');
    for (const count of [1, 2, 3]) {
      await press(page, 'Edit Hero Section');
      await press(page, 'Save');
      await expect(notifications(page)).toHaveCount(count);
    }
    await page.keyboard.press('Alt+KeyT');
  },
  'the refusal of the contact form': async (page) => {
    await fillContact(page, {});
    await prepareMessage(page);
    await expect(refusalSummary(page)).toBeVisible();
  },
  'the menu, open where the window is narrow': async (page) => {
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
  'Easy read': async (page) => {
    await page.getByRole('button', { name: 'Easy read' }).click();
    await expect(page.getByRole('button', { name: 'Show the full page' })).toBeVisible();
  },
  'the display settings': async (page) => {
    await openDisplay(page);
  },
  'the message that is ready, and a notification': async (page) => {
    await fillAndPrepare(page);
    await press(page, 'Copy Text');
    await expect(notifications(page)).toHaveCount(1);
  },
};

for (const [index, [name, reach]] of Object.entries(states).entries()) {
  for (const { colors, textSize, viewport } of displaysFor(index)) {
    test.describe(`${colors}, text ${textSize}, ${viewport.width}x${viewport.height}`, () => {
      test.use({ viewport });

      test(`${name}: no violation, no sideways scroll, and room for fingers`, async ({ page }) => {
        await openScreen(page, screens[0]);
        await chooseDisplay(page, { Colors: colors, 'Text size': textSize });
        await reach(page);
        await expectNoAxeViolations(page);
        await expectNoSidewaysScroll(page);
        await expectRoomyTargets(page);
      });
    });
  }
}
