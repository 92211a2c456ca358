import { expect, type Locator, type Page } from 'playwright/test';

/** Seconds without input until the display asks, and from there until it starts over. */
export const IDLE_SECONDS = 120;
export const WARNING_SECONDS = 30;

/** Opens a screen of the site as the unattended display shows it, with a clock that the test moves on. */
export async function openKiosk(page: Page, hash = '#/'): Promise<void> {
  await page.clock.install();
  await page.goto(`?kiosk${hash}`);
  await expect(page.locator('html[data-kiosk]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Lets time pass in which nobody touches the display. */
export async function waitIdle(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000);
}

/** The question whether somebody is still there. */
export function warning(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Are you still there?' });
}

/** The display at rest. */
export function restScreen(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Weaving Hope' });
}

/** Lets the visitor go, until the display rests. */
export async function untilRest(page: Page): Promise<void> {
  await waitIdle(page, IDLE_SECONDS + WARNING_SECONDS + 2);
  await expect(restScreen(page)).toBeVisible();
}

/** A key of the keyboard on the screen, by what stands on it. */
export function screenKey(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'On-screen keyboard' }).getByRole('button', { name, exact: true });
}
