import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../support/axe';
import { fillAndPrepare, fillContact, prepareMessage, refusalSummary } from '../support/contact';
import { itemButton, lists, openTab, press } from '../support/content-management';
import { expectNoSidewaysScroll } from '../support/layout';
import { notifications } from '../support/notifications';
import { expect, openScreen, test } from '../support/site';

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
  'the message that is ready, and a notification': async (page) => {
    await fillAndPrepare(page);
    await press(page, 'Copy Text');
    await expect(notifications(page)).toHaveCount(1);
  },
};

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    for (const [name, reach] of Object.entries(states)) {
      test(`${name}: no violation, no sideways scroll`, async ({ page }) => {
        await reach(page);
        await expectNoAxeViolations(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the open menu has no violation', async ({ page }) => {
    await openScreen(page, { name: 'Home', hash: '#/' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  });
});
