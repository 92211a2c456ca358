import type { Page } from 'playwright/test';
import * as english from '@/content/en/tools';
import { spokenForm } from '@/lib/spoken-form';
import { listen, pressGuideKey, pressUntil } from '../../../support/guide';
import {
  dock,
  IDLE_SECONDS,
  idleWarning,
  mockPinHost,
  openKiosk,
  restScreen,
  waitForRestScreen,
  waitIdle,
} from '../../../support/kiosk';
import { further } from '../../../support/matrix';
import { expect, type Screen, screens, test } from '../../../support/site';
import { mockVoices } from '../../../support/speech';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

/** What the guide highlights. */
const item = (page: Page) => page.locator('[data-guide-item]');

/** Opens a screen and starts the guide with its first key. Returns what is said. */
async function startGuide(page: Page, screen: Screen): Promise<string> {
  await mockVoices(page);
  await openKiosk(page, screen);
  return pressGuideKey(page, 'down');
}

/** Goes to an item and chooses it. Returns what is said then. */
async function choose(page: Page, name: RegExp, towards: 'up' | 'down' = 'down'): Promise<string> {
  await pressUntil(page, towards, name);
  return pressGuideKey(page, 'action');
}

/** Opens a screen from the menu in the dock. */
async function followMenu(page: Page, name: string): Promise<string> {
  expect(await choose(page, /^Menu, button/, 'up')).toContain('Menu.');
  return choose(page, new RegExp(`^${name}, link`));
}

/** Chooses a key of the on-screen keyboard, the row first. */
async function chooseKey(page: Page, row: number, key: string): Promise<string> {
  const isKey = new RegExp(`(^|\\. )${key}(, o|$)`);
  const heard = await pressUntil(page, 'right', new RegExp(`^Row ${row} of 5`), 7);
  if (!isKey.test(heard)) await pressUntil(page, 'down', isKey, 12);
  return pressGuideKey(page, 'action');
}

/** Types on a plugged-in keyboard. Returns what is said after each key. */
async function type(page: Page, ...keys: readonly string[]): Promise<string[]> {
  const heard: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    heard.push(await listen(page));
  }
  return heard;
}

test('a visit by keys alone: the finder, a message with mistakes in it, larger text, and Finish', async ({
  page,
}) => {
  await mockVoices(page);
  await openKiosk(page);
  await waitForRestScreen(page);
  await restScreen(page).getByRole('button', { name: 'Audio guide' }).tap();
  const start = await listen(page);
  expect(start).toContain('Audio is on. Home screen.');
  expect(start).toContain('Press the Down key for the first item. Press Help at any time.');
  await expect(dock(page).getByRole('button', { name: 'Audio guide', pressed: true })).toBeVisible();

  expect(await followMenu(page, 'Services')).toContain('Services screen.');
  expect(await pressGuideKey(page, 'down')).toBe('Services That Fit Your Life, heading');
  expect(await choose(page, /^For my child, button/)).toContain('What is hard right now?');
  expect(await choose(page, /^Getting through the week, button/)).toContain('How would you like to meet?');
  expect(await choose(page, /^In a group, button/)).toContain('Good Places to Start');
  await pressUntil(page, 'down', /^Because you said .*“For my child,”/);
  expect(await pressGuideKey(page, 'back')).toContain('Home screen.');
  await expect(page).toHaveTitle(/^Home/);

  expect(await followMenu(page, 'Contact')).toContain('Contact screen.');
  expect(await choose(page, /^First Name, text field, required, empty/)).toContain(
    'On-screen keyboard. Right and Left go from row to row. Down and Up go from key to key. Action types the key that you have just heard. Back closes the keyboard.',
  );
  expect(await chooseKey(page, 3, 'capital A')).toBe('capital A');
  expect(await chooseKey(page, 3, 'd')).toBe('d');
  expect(await chooseKey(page, 4, 'Shift, off')).toMatch(/^Shift, on/);
  expect(await chooseKey(page, 5, 'Close keyboard')).toContain(
    'Keyboard closed. First Name, text field, required, filled in',
  );
  expect(await choose(page, /^Need Support Services, choice/)).toContain('chosen');
  await choose(page, /^Message, text field, required, empty/);
  expect(await type(page, 'H', 'i', 'Space', 'Backspace')).toEqual(['capital H', 'i', 'space', 'deleted']);
  await pressGuideKey(page, 'help');
  expect(await choose(page, /^Say what I typed, button/)).toBe('Hi');
  await pressGuideKey(page, 'back');
  expect(await pressGuideKey(page, 'back')).toContain('Keyboard closed. Message, text field');

  const refused = await choose(page, /^See My Message, button/);
  expect(refused).toContain('Please check these fields');
  expect(refused).toContain('Enter your last name, link, 1 of 2');
  expect(await choose(page, /^Enter your last name, link/)).toContain('Last Name, text field');
  await pressGuideKey(page, 'back');
  expect(await pressGuideKey(page, 'repeat')).toMatch(
    /^Last Name, text field, required.*Enter your last name/,
  );
  await pressGuideKey(page, 'action');
  const [, next] = await type(page, 'L', 'Tab');
  expect(next).toContain('E-mail, text field');
  await type(page, ...'a@b.co');
  await pressGuideKey(page, 'back');
  expect(await choose(page, /^See My Message, button/)).toContain('Your message is ready');
  expect(await choose(page, /^Your message, text field/)).toMatch(/Ad L.*a at b dot co.*Hi/s);

  await choose(page, /^Text and colors, button/, 'up');
  expect(await choose(page, /^150%, choice/)).toContain('chosen');
  await expect(page.locator('html')).toHaveAttribute('data-text', '150');
  await pressGuideKey(page, 'back');

  expect(await choose(page, /^Finish, button/, 'up')).toContain('Finish and clear?');
  expect(await choose(page, /^Yes, finish, button/)).toContain('Your visit is over');
  await expect(restScreen(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-text');
  await waitIdle(page, 60);
  expect(await listen(page)).toBe('');
});

test(
  'the questions of Easy read by keys alone: what to check, an earlier question, and the message',
  further,
  async ({ page }) => {
    await startGuide(page, screens.contact);
    await choose(page, /^Easy read, button/, 'up');
    expect(await choose(page, /^Next, button/)).toContain(
      'First name, text field, empty, Please check: Please write your first name.',
    );
    const answer = async (field: string, text: string) => {
      if (!(await page.getByRole('region', { name: 'On-screen keyboard' }).isVisible())) {
        await choose(page, new RegExp(`^${field}, text field, empty`));
      }
      await type(page, ...text);
      expect(await pressGuideKey(page, 'back')).toBe(`Keyboard closed. ${field}, text field, filled in`);
      return choose(page, /^Next, button/);
    };
    expect(await answer('First name', 'Ada')).toBe(
      'Question 2 of 6, heading. What is your last name?, heading',
    );
    await answer('Last name', 'Lo');
    expect(await choose(page, /^Back, button/)).toContain('Question 2 of 6');
    expect(await choose(page, /^Next, button/)).toContain('Question 3 of 6');
    await answer('E-mail', 'a@b.co');
    expect(await choose(page, /^Next, button/)).toContain('Question 5 of 6');
    expect(await choose(page, /^Next, button/)).toBe(
      'I need help, choice, not chosen, Please check: Please choose 1 answer, 1 of 7',
    );
    expect(await pressGuideKey(page, 'action')).toBe('I need help, choice, chosen, 1 of 7');
    await choose(page, /^Next, button/);
    await choose(page, /^Your message, text field, empty/);
    await type(page, 'H', 'i');
    await pressGuideKey(page, 'back');
    expect(await choose(page, /^Show my message, button/)).toBe('Your message is ready, heading');
    expect(await choose(page, /^Your message, text field/)).toMatch(/Ada Lo.*a at b dot co.*Hi/s);
  },
);

test('what belongs together is one item, with its role and position', async ({ page }) => {
  const goTo = async ({ hash }: Screen) => {
    await page.evaluate((to) => window.location.assign(to), hash);
    await listen(page);
  };
  await startGuide(page, screens.programs);
  await pressUntil(page, 'down', /^Would you like to join us\?, link, 3 of 3$/);
  await pressUntil(page, 'down', /^Category: Support, 1 of 6$/);
  // The label itself is for screen readers alone, and too small to be highlighted.
  await expect(item(page)).toHaveText('Category: Support');
  expect((await item(page).boundingBox())?.height).toBeGreaterThan(30);
  expect(await pressGuideKey(page, 'down')).toBe('Peer Support Groups, heading');
  await pressUntil(page, 'down', /^When: Tuesdays, 6 to 7 30 in the evening$/);
  expect(await pressGuideKey(page, 'down')).toBe('Where: Community Center, Room 2');

  await goTo(screens.about);
  await pressUntil(page, 'down', /^Goal 1 No Poverty, 1 of 17$/);
  await expect(item(page)).toHaveText(/No Poverty$/);
  expect(await pressGuideKey(page, 'down')).toBe('Goal 2 Zero Hunger, 2 of 17');
});

test('a button without behavior says once whom to ask, and what to say', async ({ page }) => {
  await startGuide(page, screens.home);
  expect(await choose(page, /^Get Support Today, button/)).toBe(
    'Ask at the desk right here. Just say: “I am looking for support.”',
  );
});

test('Help says where one is, and changes what some keypads have no keys for, until the visit ends', async ({
  page,
}) => {
  await startGuide(page, screens.about);
  expect(await pressGuideKey(page, 'help')).toBe(
    'Help. This guide reads everything on the screen to you, one item at a time. Press the Down key to go through the help, and Back to close it.',
  );
  expect(await pressGuideKey(page, 'down')).toBe('The keys, heading');
  expect(await choose(page, /^Speak faster, button/)).toBe('Speed 125 percent.');
  expect(await choose(page, /^Quieter, button/)).toBe('Quieter, 60 percent.');
  expect(await choose(page, /^Change the text size, button/)).toBe('Text size 125 percent.');
  await expect(page.locator('html')).toHaveAttribute('data-text', '125');
  const where = await choose(page, /^Where am I\?/);
  expect(where).toMatch(/You are on the About screen\..*Speed 125 percent\. Volume 60 percent\./);
  expect(where).not.toContain('..');
  expect(await choose(page, /^Go to the Home screen, button/)).toContain('Home screen.');
  await expect(page).toHaveTitle(/^Home/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await waitForRestScreen(page);
  await pressGuideKey(page, 'down');
  await pressGuideKey(page, 'help');
  expect(await choose(page, /^Where am I\?/)).toContain('Speed 100 percent. Volume 70 percent.');
});

test('visitors can try the keys, and hide the screen', further, async ({ page }) => {
  await startGuide(page, screens.home);
  await pressGuideKey(page, 'help');
  expect(await choose(page, /^Try the keys, button/)).toContain('Each key only says what it does.');
  expect(await pressGuideKey(page, 'home')).toBe('Home: takes you to the Home screen.');
  await pressGuideKey(page, 'help');
  expect(await pressGuideKey(page, 'help')).toBe('The keys work as usual again.');

  await pressGuideKey(page, 'help');
  expect(await choose(page, /^Hide the screen until I press a key, button/)).toContain(
    'Screen hidden. Press any key to show it.',
  );
  const curtain = page.getByText('Screen hidden. Press any key to show it.', { exact: true });
  expect(await curtain.boundingBox()).toEqual({ x: 0, y: 0, width: 1080, height: 1920 });
  expect(await pressGuideKey(page, 'down')).toBe('The screen is shown again.');
  await expect(curtain).toHaveCount(0);
});

test('the idle warning is spoken once, with the time left, and any key goes on', async ({ page }) => {
  await startGuide(page, screens.home);
  await waitIdle(page, IDLE_SECONDS + 1);
  await expect(idleWarning(page)).toBeVisible();
  const heard = await listen(page);
  expect(heard).toMatch(
    /Are you still there\? In \d+ seconds, this screen starts over, .* Press any key to go on\./,
  );
  expect(heard.match(/Are you still there/g)).toHaveLength(1);
  expect(await pressGuideKey(page, 'down')).toContain('You can go on.');
  await expect(idleWarning(page)).toBeHidden();
});

test('a PIN is spoken as stars', async ({ page }) => {
  await mockPinHost(page);
  await startGuide(page, screens.home);
  await page.keyboard.press('Control+Shift+Q');
  expect(await listen(page)).toContain('Staff');
  expect(await choose(page, /^7, button/)).toBe('star');
  await page.getByLabel('PIN').focus();
  await listen(page);
  expect(await type(page, '4')).toEqual(['star']);
  await pressGuideKey(page, 'help');
  expect(await choose(page, /^Say what I typed, button/)).toBe('You have not typed anything here.');
});

test('what is said is shown, in dialogs too, and never covers the item', further, async ({ page }) => {
  await startGuide(page, screens.home);
  const caption = page.locator('.guide-caption');
  const expectShown = async (heard: string) => {
    await expect.poll(async () => spokenForm(await caption.innerText(), english, 'en-US')).toBe(heard);
    const top = async () => (await caption.boundingBox())?.y ?? 0;
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await item(page).boundingBox()) ?? {};
        return y + height - (await top());
      })
      .toBeLessThanOrEqual(0);
  };
  for (let count = 0; count < 30; count += 1) await expectShown(await pressGuideKey(page, 'down'));
  await pressGuideKey(page, 'help');
  await expectShown(await pressUntil(page, 'down', /^Where am I\?/));
  const { y = 0, height = 0 } = (await page.getByRole('dialog', { name: 'Help' }).boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(((await caption.boundingBox())?.y ?? 0) + 1);
});
