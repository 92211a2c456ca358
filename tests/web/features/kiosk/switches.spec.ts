import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../../support/axe';
import { listen } from '../../../support/guide';
import {
  dock,
  IDLE_SECONDS,
  idleWarning,
  openKiosk,
  restScreen,
  tapDock,
  WARNING_SECONDS,
  waitForNextPress,
  waitIdle,
} from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';
import { finishSentence, mockVoices, highlighted as readHighlight, speaking } from '../../../support/speech';
import {
  highlighted,
  pressSwitch,
  STEP_MS,
  scanAndSelect,
  scanned,
  scanTo,
  setUpOneSwitch,
  setupDialog,
  switchBar,
} from '../../../support/switches';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

/** Opens the set-up by touch. */
async function openSetup(page: Page): Promise<void> {
  await tapDock(page, 'Text and colors');
  await page.getByRole('dialog').getByRole('button', { name: 'Set up switches' }).tap();
  await expect(setupDialog(page)).toBeVisible();
}

/** Presses Move until it has come to what matches. */
async function moveTo(page: Page, name: RegExp): Promise<void> {
  await expect(async () => {
    if (!name.test(await scanned(page))) await pressSwitch(page, 'KeyM');
    expect(await scanned(page)).toMatch(name);
  }).toPass({ intervals: [0] });
}

/** Chooses with a single switch and the voice, which is listened to until the end. Returns what is said about it. */
async function chooseByEar(page: Page, name: RegExp): Promise<string> {
  for (let steps = 0; steps < 40 && !name.test(await scanned(page)); steps += 1) {
    await page.clock.runFor(STEP_MS);
    await listen(page);
  }
  expect(await scanned(page)).toMatch(name);
  await page.keyboard.press('Space');
  return listen(page);
}

/** Waits for the three rounds after which the scan pauses. */
async function waitForPause(page: Page): Promise<void> {
  await scanTo(page, /^Stop$/);
  await scanTo(page, /^Paused/);
}

test('the set-up is opened by touch, learns any two keys, and forgives mistakes', async ({ page }) => {
  await openKiosk(page, screens.home);
  await openSetup(page);
  const dialog = setupDialog(page);
  await expect(dialog).toContainText('Press your Move switch.');
  await expectNoAxeViolations(page);
  await pressSwitch(page, 'KeyM');
  await pressSwitch(page, 'KeyX');
  await expect(dialog).toContainText(
    'That was a different switch. No problem, we start again. Press your Move',
  );
  for (const key of ['KeyM', 'KeyM', 'KeyM']) await pressSwitch(page, key);
  await expect(dialog).toContainText('That is the same switch as Move.');
  await pressSwitch(page, 'KeyS');
  await expect(dialog).toContainText('Press 4 of 4');
  await pressSwitch(page, 'KeyS');
  await expect(dialog).toHaveCount(0);
  await expect(switchBar(page)).toBeVisible();
});

test('with two switches, one moves and the other chooses; nothing moves by itself', async ({ page }) => {
  await openKiosk(page, screens.home);
  await openSetup(page);
  for (const key of ['KeyM', 'KeyM', 'KeyS', 'KeyS']) await pressSwitch(page, key);
  await moveTo(page, /^Back$/);
  await pressSwitch(page, 'KeyS');
  await moveTo(page, /^Controls/);
  await waitIdle(page, 10);
  expect(await scanned(page)).toMatch(/^Controls/);
  await pressSwitch(page, 'KeyS');
  expect(await scanned(page)).toMatch(/^Home, button/);
  await page.keyboard.down('KeyM');
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('KeyM');
  await page.keyboard.up('KeyM');
  expect(await scanned(page)).toMatch(/^Back, button/);
  await moveTo(page, /^Menu, /);
  await pressSwitch(page, 'KeyS');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a double hit of a trembling hand acts once, unless the visitor wants it otherwise', {
  tag: '@full',
}, async ({ page }) => {
  /** Presses a key twice, faster than anybody means to. */
  const hitTwice = async (key: string) => {
    await page.keyboard.press(key);
    await page.clock.runFor(150);
    await page.keyboard.press(key);
    await page.clock.runFor(500);
  };
  await openKiosk(page, screens.home);
  await openSetup(page);
  await hitTwice('KeyM');
  await expect(setupDialog(page)).toContainText('Press 2 of 4');
  for (const key of ['KeyM', 'KeyS', 'KeyS']) await pressSwitch(page, key);
  await moveTo(page, /^Back$/);
  await hitTwice('KeyM');
  expect(await scanned(page)).toBe('Settings');

  await pressSwitch(page, 'KeyS');
  const dialog = page.getByRole('dialog', { name: 'Settings for your switches' });
  await expect(dialog).toContainText('Two presses within 0.3 seconds count as one.');
  await moveTo(page, /^Allow quicker presses/);
  await hitTwice('KeyS');
  await expect(dialog).toContainText('Every press counts, however quick.');
  await moveTo(page, /^Back$/);
  await hitTwice('KeyM');
  expect(await scanned(page)).toBe('Stop');
});

test('helpers who know the keys of the switches skip the set-up', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page, screens.home);
  await openSetup(page);
  await waitForNextPress(page);
  await setupDialog(page).getByRole('button', { name: 'Two switches: 1 and 2' }).tap();
  await page.clock.runFor(500);
  const first = await scanned(page);
  await pressSwitch(page, 'Digit1');
  expect(await scanned(page)).not.toBe(first);
});

test('canceling the set-up leaves everything as it was', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page, screens.home);
  await openSetup(page);
  await waitForNextPress(page);
  await setupDialog(page).getByRole('button', { name: 'Cancel' }).tap();
  await expect(setupDialog(page)).toHaveCount(0);
  await expect(switchBar(page)).toHaveCount(0);
  await expect(highlighted(page)).toHaveCount(0);
});

test('a single switch pauses after three rounds, the warning comes, and one press extends the visit', async ({
  page,
}) => {
  await openKiosk(page, screens.home);
  await setUpOneSwitch(page);
  await waitForPause(page);
  await waitIdle(page, IDLE_SECONDS + 1);
  await expect(idleWarning(page)).toBeVisible();
  await scanTo(page, /^I am still here, button/);
  await pressSwitch(page);
  await expect(idleWarning(page)).toHaveCount(0);
  await waitIdle(page, 30);
  await expect(switchBar(page)).toBeVisible();
});

test('a visitor who leaves is forgotten, with the switches', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page, screens.home);
  await setUpOneSwitch(page);
  await waitForPause(page);
  await waitIdle(page, IDLE_SECONDS + WARNING_SECONDS + 2);
  await expect(restScreen(page)).toBeVisible();
  await pressSwitch(page);
  await expect(restScreen(page)).toHaveCount(0);
  await expect(switchBar(page)).toHaveCount(0);
});

test('a touch pauses the scan, and the next press resumes it', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page, screens.home);
  await setUpOneSwitch(page);
  await page.getByRole('heading', { level: 1 }).tap();
  const paused = await scanned(page);
  await waitIdle(page, 30);
  expect(await scanned(page)).toBe(paused);
  await pressSwitch(page);
  await page.clock.runFor(2 * STEP_MS);
  expect(await scanned(page)).not.toBe(paused);
});

test('steps can be longer, and Stop ends it until a switch is pressed three times again', {
  tag: '@full',
}, async ({ page }) => {
  await openKiosk(page, screens.home);
  await setUpOneSwitch(page);
  await scanAndSelect(page, /^Settings$/, /^Longer steps/);
  await expect(page.getByRole('dialog', { name: 'Settings for your switches' })).toContainText('2 seconds');
  await scanAndSelect(page, /^Done/, /^Stop$/);
  await expect(switchBar(page)).toHaveCount(0);
  for (let press = 0; press < 3; press += 1) await pressSwitch(page);
  await expect(setupDialog(page)).toBeVisible();
});

test('with a voice, the scan waits until everything has been said; without an answer, it goes on alone', async ({
  page,
}) => {
  await mockVoices(page);
  await openKiosk(page, screens.home);
  await setUpOneSwitch(page);
  await expect.poll(() => speaking(page)).toContain('Your switch is ready.');
  const first = await highlighted(page).getAttribute('class');
  await waitIdle(page, 4);
  expect(await highlighted(page).getAttribute('class')).toBe(first);
  await expect(async () => {
    while (await speaking(page)) await finishSentence(page);
    await page.clock.runFor(STEP_MS);
    expect(await speaking(page)).toContain('On this page');
  }).toPass({ intervals: [0] });
  // This voice never ends.
  await waitIdle(page, 20);
  const stuck = await scanned(page);
  await waitIdle(page, 4);
  expect(await scanned(page)).not.toBe(stuck);
});

test('the voice says the question before the answers, and what to check before the fields', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  await mockVoices(page);
  await openKiosk(page, screens.services);
  await setUpOneSwitch(page);
  await listen(page);
  await chooseByEar(page, /^Who is the help for\?/);
  expect(await chooseByEar(page, /^For my child/)).toBe(
    'Question 2 of 3. What is hard right now? Finding a therapist, school or caregiver, button',
  );
  await chooseByEar(page, /^Getting through the week/);
  expect(await chooseByEar(page, /^In a group/)).toBe('Good places to start. (212) 555-0142, button');

  await page.evaluate(() => {
    window.location.hash = '#/contact';
  });
  await listen(page);
  await chooseByEar(page, /^Send Us a Message/);
  expect(await chooseByEar(page, /^Prepare Message/)).toBe(
    'Please check these fields. Enter your first name, link, 1 of 5',
  );
});

test('the scan waits while Read aloud speaks, and a press pauses that', { tag: '@full' }, async ({
  page,
}) => {
  await mockVoices(page);
  await openKiosk(page, screens.about);
  await setUpOneSwitch(page);
  const sayAll = async () => {
    while (await speaking(page)) await finishSentence(page);
  };
  const name = /^Read aloud, button/;
  await expect(async () => {
    await sayAll();
    if (!name.test(await scanned(page))) await page.clock.runFor(STEP_MS);
    expect(await scanned(page)).toMatch(name);
  }).toPass({ intervals: [0] });
  await sayAll();
  await pressSwitch(page);
  const readAloud = page.getByRole('group', { name: 'Read aloud' });
  for (let second = 0; second < 24; second += 3) {
    await waitIdle(page, 3);
    expect(await readHighlight(page)).toBe(await speaking(page));
    await finishSentence(page);
  }
  await expect(highlighted(page)).toHaveText('Pause');
  await pressSwitch(page);
  await expect(readAloud.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('what the guide says in the warning does not keep the visit going', { tag: '@full' }, async ({
  page,
}) => {
  await mockVoices(page);
  await openKiosk(page, screens.home);
  await setUpOneSwitch(page);
  await page.getByRole('heading', { level: 1 }).tap();
  await waitIdle(page, IDLE_SECONDS + 1);
  await expect(idleWarning(page)).toBeVisible();
  for (let second = 0; second < WARNING_SECONDS; second += 1) {
    while (await speaking(page)) await finishSentence(page);
    await waitIdle(page, 1);
  }
  await expect(restScreen(page)).toBeVisible();
});

test('neither does what it only shows, once its voice is turned off', { tag: '@full' }, async ({ page }) => {
  await mockVoices(page);
  await openKiosk(page, screens.home);
  await openSetup(page);
  for (const key of ['KeyM', 'KeyM', 'KeyS', 'KeyS']) await pressSwitch(page, key);
  await waitIdle(page, IDLE_SECONDS + 1);
  await expect(idleWarning(page)).toBeVisible();
  await waitIdle(page, WARNING_SECONDS);
  await expect(restScreen(page)).toBeVisible();
});

test('the bar stays within reach and covers none of the controls', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page, screens.home);
  await setUpOneSwitch(page);
  await expectNoAxeViolations(page);
  const bar = await switchBar(page).boundingBox();
  const controls = await dock(page).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(controls?.y ?? 0);
});
