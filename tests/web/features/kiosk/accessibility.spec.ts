import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../../support/axe';
import { changeDisplaySettings, openDisplaySettings } from '../../../support/display-settings';
import { crossSection } from '../../../support/full-run';
import { pressGuideKey, pressUntil } from '../../../support/guide';
import {
  IDLE_SECONDS,
  idleWarning,
  openKiosk,
  tapDock,
  waitForRestScreen,
  waitIdle,
} from '../../../support/kiosk';
import { colors } from '../../../support/matrix';
import { readPage } from '../../../support/screen-reader';
import { expect, screens, test } from '../../../support/site';
import { mockVoices } from '../../../support/speech';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('axe finds no violation in the idle warning', async ({ page }) => {
  await openKiosk(page);
  await waitIdle(page, IDLE_SECONDS + 2);
  await expect(idleWarning(page)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds no violation on the rest screen', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page);
  await waitForRestScreen(page);
  await expectNoAxeViolations(page);
});

test('axe finds no violation with the staff panel open', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page);
  await page.keyboard.press('Control+Shift+Q');
  await expect(page.getByRole('dialog', { name: 'Staff' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds no violation while staff teach it a keypad, and when they have', { tag: '@full' }, async ({
  page,
}) => {
  await openKiosk(page);
  await page.keyboard.press('Control+Shift+Q');
  await page.getByRole('button', { name: 'Learn a keypad' }).click();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter', 'F1']) await page.keyboard.press(key);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'There are no more keys' }).click();
  await expect(page.getByText('--keypad=')).toBeVisible();
  await expectNoAxeViolations(page);
});

for (const theme of colors) {
  test(`axe finds no violation with the audio guide on, in its help and behind its curtain: ${theme}`, {
    tag: '@full',
  }, async ({ page }) => {
    await mockVoices(page);
    await openKiosk(page, screens.about);
    await changeDisplaySettings(page, { Colors: theme });
    await pressGuideKey(page, 'down');
    await pressGuideKey(page, 'down');
    await expect(page.locator('[data-guide-item]')).toBeVisible();
    await expect(page.locator('.guide-caption')).not.toBeEmpty();
    await expectNoAxeViolations(page);
    await pressGuideKey(page, 'help');
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
    await expectNoAxeViolations(page);
    await pressUntil(page, 'down', /^Hide the screen, button/);
    await pressGuideKey(page, 'action');
    await expect(page.getByText('Screen hidden. Press any key.', { exact: true }).last()).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('axe finds no violation with the on-screen keyboard and QR codes', async ({ page }) => {
  await openKiosk(page, screens.contact);
  await page.getByLabel('First Name').tap();
  await expect(page.getByRole('region', { name: 'On-screen keyboard' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('axe finds no violation in the settings', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page);
  await tapDock(page, 'Lower screen');
  await openDisplaySettings(page);
  await expectNoAxeViolations(page);
});

test('the dock is spoken in its order, with what is on and what has nothing to do', async ({ page }) => {
  await openKiosk(page);
  await tapDock(page, 'Lower screen');
  const transcript = await readPage(page);
  const start = transcript.indexOf('region, Controls');
  expect(transcript.slice(start)).toEqual([
    'region, Controls',
    'button, Home',
    'button, Back, disabled',
    'button, Menu, has popup dialog',
    'button, Page up',
    'button, Page down',
    'button, Easy read, not disabled, not pressed',
    'button, Text and colors, has popup dialog',
    'button, Lower screen, Bring everything lower, pressed',
    'button, Finish, has popup dialog',
  ]);
});

const holdHint =
  'Buttons and links wait until you have pressed them for half a second. Shorter touches do nothing.';

/** How a group of choices is spoken while its first one is chosen. */
function choiceGroup(label: string, choices: readonly string[], hint?: string): string[] {
  return [
    `group, ${label}${hint ? `, ${hint}` : ''}`,
    label,
    ...(hint ? [hint] : []),
    ...choices.flatMap((choice, index) => [
      `radio, ${choice}, ${index === 0 ? '' : 'not '}checked, ${index + 1} of ${choices.length}`,
      choice,
    ]),
  ];
}

/** The sheets and dialogs, each with how it is opened and how it is spoken. */
const dialogs: Readonly<Record<string, { open: (page: Page) => Promise<void>; spoken: readonly string[] }>> =
  {
    'the menu': {
      open: (page) => tapDock(page, 'Menu'),
      spoken: [
        'dialog, Menu',
        'heading, Menu, level 2',
        'button, Close',
        'navigation, Main menu',
        'list',
        'item 1 of 6: link, Home, current page',
        'item 2 of 6: link, About',
        'item 3 of 6: link, Services',
        'item 4 of 6: link, Programs',
        'item 5 of 6: link, Get Involved',
        'item 6 of 6: link, Contact',
        'button, Volunteer, Ask at the desk right here, or call (212) 555-0142.',
        'button, Donate Now, Ask at the desk right here, or call (212) 555-0142.',
        'Ask at the desk right here, or call',
        'button, (212) 555-0142, has popup dialog',
        '.',
      ],
    },
    'Text and colors': {
      open: (page) => openDisplaySettings(page),
      spoken: [
        'dialog, Text and colors',
        'heading, Text and colors, level 2',
        'button, Close',
        ...choiceGroup('Text size', ['100%', '125%', '150%', '175%', '200%']),
        ...choiceGroup('Spacing', ['Normal', 'Wide']),
        ...choiceGroup('Colors', ['Same as device', 'Light', 'Dark', 'Black and yellow']),
        ...choiceGroup('Motion', ['Same as device', 'Off']),
        ...choiceGroup('Links', ['Normal', 'Underlined']),
        'button, Reset settings',
        ...choiceGroup('Height of the screen', ['Full height', 'Lower', 'Even lower', 'Lower half']),
        ...choiceGroup('Hold to press', ['Off', 'On'], holdHint),
        'button, Set up switches',
      ],
    },
    Finish: {
      open: (page) => tapDock(page, 'Finish'),
      spoken: [
        'dialog, Finish and clear?',
        'heading, Finish and clear?, level 2',
        'button, Close',
        'Everything you typed or chose here will be erased.',
        'button, Finish and clear',
      ],
    },
    'the idle warning': {
      open: (page) => waitIdle(page, IDLE_SECONDS + 2),
      spoken: [
        'dialog, Are you still there?',
        'heading, Are you still there?, level 2',
        'This screen is about to start over for the next visitor. Anything you typed here will be erased.',
        'button, I am still here',
      ],
    },
  };

for (const [name, { open, spoken }] of crossSection(Object.entries(dialogs), 1)) {
  test(`${name}, read from start to end`, async ({ page }) => {
    await openKiosk(page);
    await open(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    // What is announced goes away after a while; other specs check it.
    const announced = page.getByRole('dialog').locator('[aria-live]');
    await announced.evaluateAll((regions) => {
      for (const region of regions) region.setAttribute('aria-hidden', 'true');
    });
    expect(await readPage(page, 'dialog')).toEqual(spoken);
  });
}

test('the choices of a form are spoken as one group, each with its position', { tag: '@full' }, async ({
  page,
}) => {
  await openKiosk(page, screens.contact);
  const transcript = await readPage(page);
  const start = transcript.findIndex((line) => line.startsWith('radiogroup'));
  const choices = transcript.slice(start).filter((line) => /^radio/.test(line));
  expect(choices).toEqual([
    'radiogroup, Inquiry Type, required',
    'radio, Need Support Services, not checked, 1 of 7',
    'radio, Become a Provider, not checked, 2 of 7',
    'radio, Volunteer Opportunities, not checked, 3 of 7',
    'radio, Make a Donation, not checked, 4 of 7',
    'radio, Partnership Inquiry, not checked, 5 of 7',
    'radio, General Information, not checked, 6 of 7',
    'radio, Other, not checked, 7 of 7',
  ]);
});
