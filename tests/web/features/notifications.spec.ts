import type { Locator, Page } from 'playwright/test';
import { clickButton, itemButton, itemNames, openTab } from '../../support/admin';
import { changeDisplaySettings } from '../../support/display-settings';
import { further } from '../../support/matrix';
import { notificationArea, notifications } from '../../support/notifications';
import { expect, test } from '../../support/site';

/** Saves the hero, and waits until the notification has finished its entry animation. */
async function showNotification(page: Page): Promise<Locator> {
  const before = await notifications(page).count();
  await clickButton(page, 'Edit Hero Section');
  await clickButton(page, 'Save');
  await expect(notifications(page)).toHaveCount(before + 1);
  const latest = notifications(page).first();
  await latest.evaluate((element) =>
    Promise.allSettled(element.getAnimations().map((animation) => animation.finished)),
  );
  return latest;
}

const close = (notification: Locator) =>
  notification.getByRole('button', { name: 'Close notification', exact: true });

const editHero = (page: Page) => page.getByRole('button', { name: 'Edit Hero Section' });

/** By how many pixels the second notification overlaps the first. */
async function overlap(page: Page): Promise<number> {
  const [front, behind] = await notifications(page).evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );
  if (!front || !behind) throw new Error('There are fewer than two notifications.');
  return Math.round(behind.bottom - front.top);
}

test.beforeEach(async ({ page }) => {
  await openTab(page, 'Hero Section');
});

test('it appears at the bottom right, and closes with its button; the page still ends with the footer', async ({
  page,
}) => {
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
    const notification = await showNotification(page);
    await expect(notification).toBeInViewport({ ratio: 1 });
    await expect(editHero(page)).toBeFocused();
    await expect
      .poll(async () => {
        const { x = 0, y = 0, width = 0, height = 0 } = (await notification.boundingBox()) ?? {};
        return Math.max(viewport.width - x - width, viewport.height - y - height);
      })
      .toBeLessThanOrEqual(40);

    // Below the footer, there is room to scroll it out from under the notification.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeGreaterThan(heightBefore);
    const blank = await page.getByRole('contentinfo').evaluate((footer) => {
      const ends = [...footer.querySelectorAll('*'), footer]
        .filter((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((element) => element.getBoundingClientRect().bottom + window.scrollY);
      return document.documentElement.scrollHeight - Math.max(...ends);
    });
    expect(blank, 'pixels below the footer’s color').toBeLessThan(1);
    await close(notification).click();
    await expect(notifications(page)).toHaveCount(0);
  }
});

test(
  'its text and its buttons are shown in full, in low windows and with large text',
  further,
  async ({ page }) => {
    for (const [viewport, text] of [
      [{ width: 800, height: 400 }, '100%'],
      [{ width: 640, height: 320 }, '125%'],
      [{ width: 390, height: 844 }, '200%'],
    ] as const) {
      await page.setViewportSize(viewport);
      await changeDisplaySettings(page, { 'Text size': text });
      await openTab(page, 'Services');
      await itemButton(page, 'Delete', 'Support Services').click();
      const deleted = notifications(page, 'Content Deleted');
      const undo = deleted.getByRole('button', { name: 'Undo' });
      for (const part of [
        deleted.getByText('Content Deleted', { exact: true }),
        deleted.getByText('The item has been removed successfully.', { exact: true }),
        undo,
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      await undo.click();
      await close(notifications(page, 'Content Restored')).click();
      await expect(notifications(page)).toHaveCount(0);
    }
  },
);

test('Alt+T focuses the region, Escape dismisses one at a time, and the focus returns', async ({ page }) => {
  await showNotification(page);
  await showNotification(page);
  // Elsewhere, Escape dismisses nothing.
  await page.keyboard.press('Escape');
  // AltGr, which types a character.
  await page.keyboard.press('Control+Alt+KeyT');
  await expect(notificationArea(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Alt+KeyT');
  for (const count of [2, 1]) {
    await expect(notifications(page)).toHaveCount(count);
    await expect(notificationArea(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
  }
  await expect(notifications(page)).toHaveCount(0);
  await expect(editHero(page)).toBeFocused();

  await openTab(page, 'Services');
  await itemButton(page, 'Delete', 'Support Services').click();
  const deleted = notifications(page, 'Content Deleted');
  await close(deleted).focus();
  await page.keyboard.press('Escape');
  await expect(deleted).toHaveCount(0);
  await expect(itemNames(page).filter({ hasText: 'Resource Directory' })).toBeFocused();
});

test('Alt+T focuses the region even when it is empty, and opens no menu of the browser', async ({ page }) => {
  // Empty, it is no landmark until it gets the focus.
  await expect(page.locator('section[aria-live]:not([tabindex])')).toBeAttached();
  await expect(notificationArea(page)).toHaveCount(0);
  // In two steps, so that the page listens before the keys are pressed.
  const pressed = await page.evaluateHandle(() => {
    const prevented = new Promise<boolean>((resolve) => {
      window.addEventListener('keydown', (event) => {
        if (event.code === 'KeyT') resolve(event.defaultPrevented);
      });
    });
    return { prevented };
  });
  await page.keyboard.press('Alt+KeyT');
  await expect(notificationArea(page)).toBeFocused();
  expect(await pressed.evaluate(({ prevented }) => prevented)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(notificationArea(page)).toHaveCount(0);
});

test('several notifications stack, and expand on hover and on focus', further, async ({ page }) => {
  const stacked = () => expect.poll(() => overlap(page)).toBeGreaterThan(20);
  const expanded = () => expect.poll(() => overlap(page)).toBeLessThanOrEqual(0);
  await showNotification(page);
  await showNotification(page);
  await page.mouse.move(1, 1);
  await stacked();
  await notifications(page).first().hover();
  await expanded();
  await page.mouse.move(1, 1);
  await stacked();
  await page.keyboard.press('Alt+KeyT');
  await expanded();
  await editHero(page).focus();
  await stacked();
});

test(
  'it goes after 10 seconds, which pause while it, or one that takes its focus, is hovered or focused',
  further,
  async ({ page }) => {
    await page.clock.install();
    await page.reload();
    await openTab(page, 'Hero Section');

    await test.step('it goes after 10 seconds', async () => {
      await showNotification(page);
      await page.mouse.move(1, 1);
      await page.clock.runFor(8_000);
      await expect(notifications(page)).toHaveCount(1);
      await page.clock.runFor(3_000);
      await expect(notifications(page)).toHaveCount(0);
    });

    await test.step('it stays while it is hovered or focused', async () => {
      await (await showNotification(page)).hover();
      await page.clock.runFor(60_000);
      await expect(notifications(page)).toHaveCount(1);
      await page.keyboard.press('Alt+KeyT');
      await page.mouse.move(1, 1);
      await page.clock.runFor(60_000);
      await expect(notifications(page)).toHaveCount(1);
      await editHero(page).focus();
      await page.clock.runFor(12_000);
      await expect(notifications(page)).toHaveCount(0);
    });

    await test.step('the one that gets the focus after a dismissal stays; the next one goes', async () => {
      await showNotification(page);
      await showNotification(page);
      await page.mouse.move(1, 1);
      await page.keyboard.press('Alt+KeyT');
      await page.keyboard.press('Escape');
      await page.clock.runFor(60_000);
      await expect(notifications(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await page.clock.runFor(1_000);
      await expect(notifications(page)).toHaveCount(0);
      await showNotification(page);
      await page.mouse.move(1, 1);
      await page.clock.runFor(12_000);
      await expect(notifications(page)).toHaveCount(0);
    });
  },
);
