import { expect, type Locator, type Page } from 'playwright/test';

/** The key of the only switch. */
const SWITCH = 'Space';

/** The shortest time that the scan stays anywhere, in milliseconds. */
export const STEP_MS = 1500;

/** More steps than any round has. */
const MOST_STEPS = 80;

/** What switches always reach, and where the scan is said. */
export function switchBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Switches' });
}

/** The dialog that asks for the switches. */
export function setupDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Set up your switches' });
}

/** What the scan highlights. */
export function highlighted(page: Page): Locator {
  return page.locator('[data-guide-item], [data-guide-group]');
}

/** Where the scan is, as the bar says it. */
export async function scanned(page: Page): Promise<string> {
  return (await page.locator('.switch-bar > p').textContent({ timeout: 5000 })) ?? '';
}

/** Presses a switch, and lets the page respond. */
export async function pressSwitch(page: Page, key = SWITCH): Promise<void> {
  await page.keyboard.press(key);
  await page.clock.runFor(500);
}

/** Waits until the scan, which moves by itself, has come to what matches. */
export async function scanTo(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = [];
  while (seen.length < MOST_STEPS) {
    const text = await scanned(page);
    if (name.test(text)) return;
    seen.push(text);
    await page.clock.runFor(STEP_MS);
  }
  throw new Error(`The scan never came to ${name}, but to: ${[...new Set(seen)].join(' | ')}`);
}

/** Chooses one thing after another, as the scan comes to it. */
export async function scanAndSelect(page: Page, ...names: readonly RegExp[]): Promise<void> {
  for (const name of names) {
    await scanTo(page, name);
    await expect(highlighted(page)).toHaveCount(1);
    await pressSwitch(page);
  }
}

/** Sets up a single switch by pressing it: three times to ask for it, then each time it is asked for. */
export async function setUpOneSwitch(page: Page): Promise<void> {
  for (let press = 0; press < 3; press += 1) await pressSwitch(page);
  await expect(setupDialog(page)).toBeVisible();
  for (let press = 0; press < 4; press += 1) await pressSwitch(page);
  await expect(switchBar(page)).toBeVisible();
}
