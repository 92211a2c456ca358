import { expect, type Locator, type Page } from 'playwright/test';
import { defaultKioskTimes } from '@/host/kiosk-settings';
import type { KioskPort } from '@/host/types';
import { PRESS_PAUSE_MS } from '@/lib/press-rules';
import { type Screen, screens, test as siteTest } from './site';

/** The site's `test` on the display of a kiosk. */
export const test = siteTest.extend({
  viewport: { width: 1080, height: 1920 },
  hasTouch: true,
});

/** Opens a screen in kiosk mode with a fake clock, and with further parameters such as `screen-inches=43`. */
export async function openKiosk(page: Page, { hash }: Screen = screens.home, parameters = ''): Promise<void> {
  // Sets a Tuesday morning in New York, when the desk is open.
  await page.clock.install({ time: new Date('2026-12-01T10:00:00-05:00') });
  await page.goto(`?kiosk${parameters && `&${parameters}`}${hash}`);
  // Finds the dock by its test id, because its name may be in any language.
  await expect(page.getByTestId('dock')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

declare global {
  interface Window {
    /** The port of the kiosk, whose methods a test may replace. */
    kiosk: { -readonly [Name in keyof KioskPort]: KioskPort[Name] };
    /** The arguments of each request of the page to leave the kiosk. */
    leaves: unknown[][];
  }
}

/** Hosts a kiosk with the PIN 2468, before the page opens; 3600 leads to a long lockout, and 5000 to a check that fails. */
export async function mockPinHost(page: Page, kioskTimes = defaultKioskTimes): Promise<void> {
  await page.addInitScript((times) => {
    window.leaves = [];
    window.kiosk = {
      times,
      display: { inches: 32, lowerEdgeMm: 750 },
      keypad: undefined,
      asksForPin: true,
      checkPin: async (pin) => {
        if (pin === '2468') return { kind: 'accepted' };
        if (pin === '3600') return { kind: 'locked', seconds: 3_541 };
        if (pin === '5000') throw new Error('The main process did not answer.');
        return { kind: 'refused' };
      },
      leave: (...args: unknown[]) => window.leaves.push(args),
      reportReset: () => undefined,
      reportAlive: () => undefined,
      restart: () => undefined,
    };
    window.foundationHost = { mode: 'kiosk', kiosk: window.kiosk };
  }, kioskTimes);
}

/** Gives the page the host of a kiosk without a PIN, on a display of that diagonal. Must be called before the page opens. */
export async function mockOpenHost(page: Page, inches = 32): Promise<void> {
  await mockPinHost(page);
  await page.addInitScript((size) => {
    Object.assign(window.kiosk, { asksForPin: false, display: { ...window.kiosk.display, inches: size } });
  }, inches);
}

/** Millimeters per CSS pixel on a display. */
export const mmPerPx = ({ width, height }: { width: number; height: number }, inches: number): number =>
  (inches * 25.4) / Math.hypot(width, height);

/** Stops the page's clock, so that two presses come at the same time on even the slowest machine. */
export const stopClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);

export const dock = (page: Page) => page.getByRole('region', { name: /^(Controls|Controles)$/ });

/** What covers the display above the reach line; has no role. */
export const lowerCover = (page: Page) => page.getByTestId('lower-cover');

/** What the keyboard repeats of what was typed; has no role. */
export const wordEcho = (page: Page) => page.getByTestId('word-echo');

/** Waits until another press of the same control, or at the same place, counts. */
export async function waitForNextPress(page: Page): Promise<void> {
  // Lets a frame pass, in which the guard notices what has appeared since the last press.
  await page.clock.runFor(PRESS_PAUSE_MS + 20);
}

/** Clicks what has just appeared, after the time that people take to see it. For pages with the system's clock. */
export async function clickOnceSeen(control: Locator): Promise<void> {
  await control.evaluate(
    (_, pauseMs) => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, pauseMs))),
    PRESS_PAUSE_MS,
  );
  await control.click();
}

export async function tapDock(page: Page, name: string): Promise<void> {
  await waitForNextPress(page);
  await dock(page).getByRole('button', { name, exact: true }).tap();
}

export async function followMenu(page: Page, name: string): Promise<void> {
  await tapDock(page, 'Menu');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true }).tap();
}

export const goTo = (page: Page, { hash }: Screen) => page.evaluate((to) => window.location.assign(to), hash);

export const keyboardKey = (page: Page, name: string) =>
  page.getByRole('region', { name: 'On-screen keyboard' }).getByRole('button', { name, exact: true });
