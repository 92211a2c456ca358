import type { Locator, Page } from 'playwright/test';
import { clickButton, itemButton, itemNames, openTab } from '../../support/admin';
import { changeDisplaySettings } from '../../support/display-settings';
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

/** Whether an element, or one around it, hides a part of its text. */
function isCut(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const { top, bottom, left, right } = box.getBoundingClientRect();
      const isOutside = lines.some(
        (line) =>
          line.top < top - 1 || line.bottom > bottom + 1 || line.left < left - 1 || line.right > right + 1,
      );
      if (isOutside) return true;
    }
    return lines.length === 0;
  });
}

const close = (notification: Locator) =>
  notification.getByRole('button', { name: 'Close notification', exact: true });

/** By how many pixels the second notification overlaps the first. */
async function overlap(page: Page): Promise<number> {
  const [front, behind] = await notifications(page).evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  if (!front || !behind) throw new Error('There are fewer than two notifications.');
  return Math.round(behind.bottom - front.top);
}

test.beforeEach(async ({ page }) => {
  await openTab(page, 'Hero Section');
});

test('it appears at the bottom right, fully inside the window, with a close button of 44 px', async ({
  page,
}) => {
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    const notification = await showNotification(page);
    await expect(notificationArea(page)).toHaveAccessibleName('Notifications');
    await expect(notification).toContainText('Content Updated');
    await expect(notification).toContainText('Your changes have been saved successfully.');
    // It is announced without moving the focus.
    await expect(notificationArea(page)).toHaveAttribute('aria-live', 'polite');
    await expect(page.getByRole('button', { name: 'Edit Hero Section' })).toBeFocused();
    await expect
      .poll(async () => {
        const box = await notification.boundingBox();
        if (!box) return 'hidden';
        const right = viewport.width - box.x - box.width;
        const bottom = viewport.height - box.y - box.height;
        return box.x >= 0 && right >= 0 && right <= 40 && bottom >= 0 && bottom <= 40 ? 'there' : box;
      })
      .toBe('there');

    const button = await close(notification).boundingBox();
    expect(button?.width).toBeGreaterThanOrEqual(44);
    expect(button?.height).toBeGreaterThanOrEqual(44);
    await close(notification).click();
    await expect(notifications(page)).toHaveCount(0);
  }
});

test('its title and its description are shown in full, in low windows and with large text', async ({
  page,
}) => {
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
    await expect(undo).toBeInViewport({ ratio: 1 });
    for (const line of ['Content Deleted', 'The item has been removed successfully.']) {
      await expect(deleted.getByText(line, { exact: true })).toBeInViewport({ ratio: 1 });
      expect(await isCut(deleted.getByText(line, { exact: true })), line).toBe(false);
    }
    await undo.click();
    await close(notifications(page, 'Content Restored')).click();
    await expect(notifications(page)).toHaveCount(0);
  }
});

test('it grows with the text, and keeps the bar at its start', async ({ page }) => {
  await changeDisplaySettings(page, { 'Text size': '200%' });
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const notification = await showNotification(page);
    const size = (await notification.boundingBox())?.width ?? Number.NaN;
    expect(size).toBeGreaterThanOrEqual(Math.min(width - 80, 800));
    const { bar, edge } = await notification.evaluate((element) => {
      const { borderInlineStartWidth, borderInlineEndWidth } = getComputedStyle(element);
      return {
        bar: Number.parseFloat(borderInlineStartWidth),
        edge: Number.parseFloat(borderInlineEndWidth),
      };
    });
    expect(bar).toBeGreaterThanOrEqual(4 * edge);
    const icon = notification.locator('[data-icon] svg');
    // A phone has no room for it.
    if (width < 544) await expect(icon).toBeHidden();
    else expect((await icon.boundingBox())?.height).toBeGreaterThanOrEqual(36);
    await close(notification).click();
    await expect(notifications(page)).toHaveCount(0);
  }
});

test('while one is shown, the footer still reaches the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
  await showNotification(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeGreaterThan(heightBefore);
  const blank = await page.getByRole('contentinfo').evaluate((footer) => {
    const page = document.documentElement;
    const ends = [...footer.querySelectorAll('*'), footer]
      .filter((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)')
      .map((element) => element.getBoundingClientRect().bottom + window.scrollY);
    return page.scrollHeight - Math.max(...ends);
  });
  expect(blank, 'pixels below the footer’s color').toBeLessThan(1);
});

test.describe('with the keyboard', () => {
  test('Alt+T focuses the region, Escape dismisses one at a time, and the focus returns', async ({
    page,
  }) => {
    await showNotification(page);
    await showNotification(page);
    // Elsewhere, Escape dismisses nothing.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+KeyT');
    await expect(notificationArea(page).locator(':focus')).toHaveCount(1);
    await expect(notifications(page)).toHaveCount(2);

    await page.keyboard.press('Escape');
    await expect(notifications(page)).toHaveCount(1);
    await expect(notificationArea(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(notifications(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Edit Hero Section' })).toBeFocused();
  });

  test('Escape on the close button dismisses that notification', async ({ page }) => {
    await openTab(page, 'Services');
    await itemButton(page, 'Delete', 'Support Services').click();
    const deleted = notifications(page, 'Content Deleted');
    await close(deleted).focus();
    await page.keyboard.press('Escape');
    await expect(deleted).toHaveCount(0);
    await expect(itemNames(page).filter({ hasText: 'Resource Directory' })).toBeFocused();
  });

  test('Alt+T focuses the region even when it is empty, and opens no menu of the browser', async ({
    page,
  }) => {
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
});

test('several notifications stack, and expand on hover and on focus', async ({ page }) => {
  await page.mouse.move(1, 1);
  await showNotification(page);
  await showNotification(page);
  await page.mouse.move(1, 1);
  await expect.poll(() => overlap(page)).toBeGreaterThan(20);

  await notifications(page).first().hover();
  await expect.poll(() => overlap(page)).toBeLessThanOrEqual(0);
  await page.mouse.move(1, 1);
  await expect.poll(() => overlap(page)).toBeGreaterThan(20);

  await page.keyboard.press('Alt+KeyT');
  await expect.poll(() => overlap(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Edit Hero Section' }).focus();
  await expect.poll(() => overlap(page)).toBeGreaterThan(20);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe to the right dismisses it, a short and slow one does not', async ({ page }) => {
    const finger = await page.context().newCDPSession(page);
    await page.clock.install();
    const notification = await showNotification(page);
    const box = await notification.boundingBox();
    if (!box) throw new Error('The notification is not visible.');
    const y = box.y + box.height / 2;

    const swipe = async (length: number, milliseconds: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
      await touch('touchStart', box.x + 60);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', box.x + 60 + length * part);
      await page.clock.runFor(milliseconds);
      await touch('touchEnd');
      await page.clock.runFor(1_000);
    };
    await swipe(30, 2_000);
    await expect(notifications(page)).toHaveCount(1);
    await swipe(150, 200);
    await expect(notifications(page)).toHaveCount(0);
  });
});

test.describe('its timeout', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.reload();
    await openTab(page, 'Hero Section');
    await page.mouse.move(1, 1);
  });

  test('dismisses it after 10 seconds', async ({ page }) => {
    await showNotification(page);
    await page.mouse.move(1, 1);
    await page.clock.runFor(8_000);
    await expect(notifications(page)).toHaveCount(1);
    await page.clock.runFor(3_000);
    await expect(notifications(page)).toHaveCount(0);
  });

  test('pauses while it is hovered or focused', async ({ page }) => {
    const notification = await showNotification(page);
    await notification.hover();
    await page.clock.runFor(60_000);
    await expect(notifications(page)).toHaveCount(1);

    await page.keyboard.press('Alt+KeyT');
    await page.mouse.move(1, 1);
    await page.clock.runFor(60_000);
    await expect(notifications(page)).toHaveCount(1);

    await page.getByRole('button', { name: 'Edit Hero Section' }).focus();
    await page.clock.runFor(12_000);
    await expect(notifications(page)).toHaveCount(0);
  });

  test('pauses for the one that gets the focus after a dismissal, and runs for the next one', async ({
    page,
  }) => {
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
});
