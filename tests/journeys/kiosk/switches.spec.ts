import type { Page } from 'playwright/test';
import { guide } from '@/copy/en/guide';
import { expectNoAxeViolations } from '../../support/axe';
import { contactField, errorSummary, preparedMessage } from '../../support/contact';
import { finderHeading } from '../../support/finder';
import { openKiosk, tapDock, test, waitForNextPress } from '../../support/kiosk';
import { restScreen, waitIdle } from '../../support/kiosk-visit';
import { expect, screens } from '../../support/site';

/** The shortest time that the scan stays anywhere, in milliseconds. */
const STEP_MS = 1500;

/** What switches always reach, and where the scan is said. */
const switchBar = (page: Page) => page.getByRole('region', { name: /^(Switches|Pulsadores)$/ });

const setupDialog = (page: Page) => page.getByRole('dialog', { name: guide.switches.setup.title });
const settingsDialog = (page: Page) => page.getByRole('dialog', { name: guide.switches.settings.title });

const highlighted = (page: Page) => page.locator('[data-guide-item], [data-guide-group]');

const scanned = async (page: Page): Promise<string> =>
  (await switchBar(page).locator('p').textContent()) ?? '';

async function pressSwitch(page: Page, key = 'Space'): Promise<void> {
  await page.keyboard.press(key);
  await page.clock.runFor(500);
}

/** Waits until the scan reaches a stop that matches. By default, it moves by itself. */
async function scanTo(
  page: Page,
  name: RegExp,
  goOn: () => Promise<void> = () => page.clock.fastForward(STEP_MS),
): Promise<void> {
  const seen: string[] = [];
  // More steps than any round has.
  while (seen.length < 80) {
    const text = await scanned(page);
    if (name.test(text)) return;
    seen.push(text);
    await goOn();
  }
  throw new Error(`The scan never came to ${name}, but to: ${[...new Set(seen)].join(' | ')}`);
}

async function scanAndSelect(page: Page, ...names: readonly RegExp[]): Promise<void> {
  for (const name of names) {
    await scanTo(page, name);
    await expect(highlighted(page)).toBeInViewport();
    await pressSwitch(page);
  }
}

/** Sets up a single switch by pressing it: three times to ask for it, then each time it is asked for. */
async function setUpOneSwitch(page: Page): Promise<void> {
  for (let press = 0; press < 3; press += 1) await pressSwitch(page);
  await expect(setupDialog(page)).toBeVisible();
  for (let press = 0; press < 4; press += 1) await pressSwitch(page);
  await expect(switchBar(page)).toBeVisible();
}

/** Presses keys of the on-screen keyboard, the row first, which is named after its first key. */
async function type(page: Page, ...keys: readonly (readonly [row: string, key: string])[]): Promise<void> {
  for (const [row, key] of keys)
    await scanAndSelect(page, new RegExp(`^Row ${row} to `), new RegExp(`^${key}(,|$)`));
}

test('the page is the first choice of a scan, and Spanish follows it', async ({ page }) => {
  await openKiosk(page, screens.about);
  await setUpOneSwitch(page);
  await expect(highlighted(page)).not.toHaveText('Español');
  await scanTo(page, /^On this page, /);
  await expect(highlighted(page)).toBeInViewport();
  await scanAndSelect(page, /^Para español, presione ahora\.$/);
  await expect(page).toHaveTitle(/^Quiénes somos/);
  await page.clock.runFor(500);
  expect(await scanned(page)).toMatch(/^En esta página, /);
});

test('a touch pauses the scan until the next press; Stop in the settings ends it', async ({ page }) => {
  await openKiosk(page, screens.about);
  await setUpOneSwitch(page);
  await page.getByRole('heading', { level: 1 }).tap();
  const paused = await scanned(page);
  await waitIdle(page, 30);
  expect(await scanned(page)).toBe(paused);
  await pressSwitch(page);
  await scanAndSelect(page, /^Settings$/, /^Longer steps/);
  await expect(settingsDialog(page)).toContainText('2 seconds');
  await scanAndSelect(page, /^Done/, /^Stop$/);
  await expect(switchBar(page)).toHaveCount(0);
});

test('visits with a single switch: the finder, a message, larger text, and Finish', async ({ page }) => {
  await openKiosk(page);
  await setUpOneSwitch(page);
  await scanAndSelect(page, /^Controls/, /^Menu, /, /^Main menu, /, /^Services, link/);
  await expect(page).toHaveTitle(/^Services/);
  await scanAndSelect(page, /^Who is the help for\?/, /^For my child/);
  await scanAndSelect(page, /^Getting through the week/, /^In a group/);
  await expect(finderHeading(page)).toHaveText('Good Places to Start');

  await scanAndSelect(page, /^Back$/, /^Controls/, /^Menu, /, /^Main menu, /, /^Contact, link/);
  await expect(page).toHaveTitle(/^Contact/);
  await scanAndSelect(page, /^Send Us a Message/, /^See My Message/);
  await expect(errorSummary(page)).toBeVisible();
  await scanAndSelect(page, /^Enter your first name/);
  await type(page, ['capital A', 'capital A'], ['a', 'l'], ['Accents', 'Next field']);
  await expect(contactField(page, 'firstName')).toHaveValue('Al');
  await type(page, ['capital Q', 'capital O'], ['Accents', 'Next field']);
  await type(page, ['a', 'a'], ['At sign', 'At sign'], ['z', 'b']);
  await type(page, ['At sign', 'Dot com'], ['At sign', 'Close keyboard']);
  await expect(contactField(page, 'email')).toHaveValue('a@b.com');
  await scanAndSelect(page, /^Back$/, /^Inquiry Type/, /^General/);
  await scanAndSelect(page, /^Back$/, /^Send Us a Message/, /^Message, /);
  await type(page, ['capital A', 'capital H'], ['q', 'i'], ['Accents', 'Close keyboard']);
  await scanAndSelect(page, /^See My Message/);
  await expect(preparedMessage(page)).toContainText('Your message is ready');

  await scanAndSelect(page, /^Back$/, /^Controls/, /^Text and colors/, /^Text size/, /^150/);
  await expect(page.locator('html')).toHaveAttribute('data-text', '150');
  await scanAndSelect(page, /^Back$/, /^Back$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await scanAndSelect(page, /^Finish, button/, /^Yes, finish, button/);
  await expect(restScreen(page)).toBeVisible();
  await expect(switchBar(page)).toHaveCount(0);
});

test('a visit with two switches: one moves and the other chooses', async ({ page }) => {
  const move = () => pressSwitch(page, 'Digit1');
  await openKiosk(page);
  await tapDock(page, 'Text and colors');
  await page.getByRole('dialog').getByRole('button', { name: guide.switches.button }).tap();
  await expect(setupDialog(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await waitForNextPress(page);
  await setupDialog(page).getByRole('button', { name: guide.switches.setup.two }).tap();
  await page.clock.runFor(500);
  await scanTo(page, /^Back$/, move);
  await pressSwitch(page, 'Digit2');
  await scanTo(page, /^Controls/, move);
  await waitIdle(page, 10);
  expect(await scanned(page)).toMatch(/^Controls/);
  await pressSwitch(page, 'Digit2');
  expect(await scanned(page)).toMatch(/^Home, button/);
  for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down('Digit1');
  await page.keyboard.up('Digit1');
  expect(await scanned(page)).toMatch(/^Back, button/);
  await scanTo(page, /^Menu, /, move);
  await pressSwitch(page, 'Digit2');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
