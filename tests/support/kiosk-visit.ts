import { expect, type Page } from 'playwright/test';
import { defaultKioskTimes } from '@/host/kiosk-settings';
import { tapDock, waitForNextPress } from './kiosk';

/** Seconds without input until the idle warning, and from the warning until the kiosk resets. */
export const { idleSeconds: IDLE_SECONDS, warningSeconds: WARNING_SECONDS } = defaultKioskTimes;

export const waitIdle = (page: Page, seconds: number) => page.clock.runFor(seconds * 1000);

export const idleWarning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

/** Finds the screen that an idle kiosk shows until someone touches it. */
export const restScreen = (page: Page, foundation = 'Weaving Hope') =>
  page.getByRole('dialog', { name: foundation });

export async function finishVisit(page: Page): Promise<void> {
  await tapDock(page, 'Finish');
  await page.getByRole('button', { name: 'Yes, finish' }).tap();
  await expect(restScreen(page)).toBeVisible();
}

export async function beginVisit(page: Page, foundation?: string): Promise<void> {
  await waitForNextPress(page);
  await restScreen(page, foundation).getByRole('button', { name: 'Touch to begin' }).tap();
  await expect(restScreen(page, foundation)).toBeHidden();
}

/** Lets time pass until the kiosk has reset and shows its rest screen. */
export async function waitForRestScreen(page: Page, foundation?: string): Promise<void> {
  // Leaps to the warning: running each second until then would take as long as the rest of many a test.
  await page.clock.fastForward(IDLE_SECONDS * 1000);
  await waitIdle(page, WARNING_SECONDS + 2);
  await expect(restScreen(page, foundation)).toBeVisible();
}
