import type { Page } from 'playwright/test';
import { listen, pressGuideKey, pressUntil, typeByCursor } from '../../../support/guide';
import {
  IDLE_SECONDS,
  idleWarning,
  mockPinHost,
  openKiosk,
  restScreen,
  waitForRestScreen,
  waitIdle,
} from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';
import { mockVoices } from '../../../support/speech';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

async function openWithVoice(page: Page): Promise<void> {
  await mockVoices(page);
  await openKiosk(page, screens.home);
}

test('the first Down key starts the guide, which says how to go on', async ({ page }) => {
  await openWithVoice(page);
  const heard = await pressGuideKey(page, 'down');
  expect(heard).toContain('Audio is on.');
  expect(heard).toContain('Home screen.');
  expect(heard).toContain('Press the Down key for the first item. Press Help at any time.');
});

test('headphones that are plugged in start the guide, if the device sends a key for them', {
  tag: '@full',
}, async ({ page }) => {
  await mockVoices(page);
  await openKiosk(page, screens.home, 'keypad=up:F18,down:F19,action:F20,help:F17,start:F8');
  await waitForRestScreen(page);
  await page.keyboard.press('F8');
  expect(await listen(page)).toContain('Audio is on.');
  await page.keyboard.press('F8');
  expect(await listen(page)).not.toContain('Audio is');
});

test('a visit by keys alone: a screen is chosen, read, and left by Back', async ({ page }) => {
  test.slow();
  await openWithVoice(page);
  await pressGuideKey(page, 'down');
  await pressUntil(
    page,
    'down',
    /^See all services|^Provider Matching, link|^Provider Matching, heading, link|^Provider Matching/,
  );
  const opened = await pressGuideKey(page, 'action');
  expect(opened).toContain('Services');
  await expect(page).toHaveTitle(/^Services/);
  const back = await pressGuideKey(page, 'back');
  expect(back).toContain('Home');
  await expect(page).toHaveTitle(/^Home/);
});

test('what is short and belongs together is one item', { tag: '@full' }, async ({ page }) => {
  await mockVoices(page);
  await openKiosk(page, screens.about);
  await pressGuideKey(page, 'down');
  await pressUntil(page, 'down', /^The United Nations \(UN\)/);
  expect(await pressGuideKey(page, 'down')).toBe('Goal 1 No Poverty, 1 of 17');
  await expect(page.locator('[data-guide-item]')).toHaveText(/No Poverty$/);
  expect(await pressGuideKey(page, 'down')).toBe('Goal 2 Zero Hunger, 2 of 17');
});

test('a label is one item with its value, and a question is one with its role and position', async ({
  page,
}) => {
  await mockVoices(page);
  await openKiosk(page, screens.programs);
  await pressGuideKey(page, 'down');
  expect(await pressUntil(page, 'down', /^Would you like/)).toBe('Would you like to join us?, link, 3 of 3');
  expect(await pressUntil(page, 'down', /^Category/)).toBe('Category: Support, 1 of 6');
  // The label itself is for screen readers alone, and too small to be highlighted.
  const item = page.locator('[data-guide-item]');
  await expect(item).toHaveText('Category: Support');
  expect((await item.boundingBox())?.height).toBeGreaterThan(30);
  expect(await pressGuideKey(page, 'down')).toBe('Peer Support Groups, heading');
  expect(await pressUntil(page, 'down', /^When/)).toBe('When: Tuesdays, 6:00 PM - 7:30 PM');
  expect(await pressGuideKey(page, 'down')).toBe('Where: Community Center, Room 2');
  expect(await pressGuideKey(page, 'down')).toBe('Ages: Adults, 18+');
});

test('what follows a link is said without the comma or period in front of it', { tag: '@full' }, async ({
  page,
}) => {
  await mockVoices(page);
  await openKiosk(page, screens.getInvolved);
  await pressGuideKey(page, 'down');
  await pressUntil(page, 'down', /^write us a message, link/);
  expect(await pressGuideKey(page, 'down')).toBe('This site does not take payments.');
});

test('the first press past the end says so, the next goes around', { tag: '@full' }, async ({ page }) => {
  await openWithVoice(page);
  await pressGuideKey(page, 'down');
  await pressUntil(page, 'up', /^This is the first item/);
  expect(await pressGuideKey(page, 'up')).not.toMatch(/^This is the first item/);
});

test('a press walks the page once: the caption sets off no second walk', { tag: '@full' }, async ({
  page,
}) => {
  await openWithVoice(page);
  await pressGuideKey(page, 'down');
  await page.evaluate(() => {
    const { getComputedStyle } = window;
    const main = document.querySelector('main');
    document.body.dataset.walks = '0';
    window.getComputedStyle = (element, pseudo) => {
      if (element === main) document.body.dataset.walks = `${Number(document.body.dataset.walks) + 1}`;
      return getComputedStyle(element, pseudo);
    };
  });
  for (const walks of ['1', '2', '3']) {
    await pressGuideKey(page, 'down');
    await expect(page.locator('body')).toHaveAttribute('data-walks', walks);
  }
});

test('Help says what this is, where one is, and closes again', { tag: '@full' }, async ({ page }) => {
  await openWithVoice(page);
  await pressGuideKey(page, 'down');
  expect(await pressGuideKey(page, 'help')).toBe(
    'Help. This guide reads everything on the screen to you, one item at a time. Press the Down key to go through the help, and Back to close it.',
  );
  expect(await pressGuideKey(page, 'down')).toBe('The keys, heading');
  await pressUntil(page, 'down', /^Where am I\?/);
  const where = await pressGuideKey(page, 'action');
  expect(where).toContain('You are on the Home screen.');
  expect(where).toContain('Speed 100 percent.');
  expect(where).not.toContain('..');
  await pressGuideKey(page, 'back');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Opens the help and chooses one of its buttons. */
async function chooseHelp(page: Page, name: RegExp): Promise<string> {
  await pressGuideKey(page, 'help');
  await pressUntil(page, 'down', name);
  return pressGuideKey(page, 'action');
}

test('while visitors try the keys, each only says what it does, until Help twice', { tag: '@full' }, async ({
  page,
}) => {
  await openWithVoice(page);
  await pressGuideKey(page, 'down');
  expect(await chooseHelp(page, /^Try the keys, button/)).toContain('Each key only says what it does.');
  expect(await pressGuideKey(page, 'home')).toBe('Home: goes to the Home screen.');
  expect(await pressGuideKey(page, 'louder')).toBe('Louder.');
  expect(await pressGuideKey(page, 'help')).toBe('Help. Press it again to end this.');
  expect(await pressGuideKey(page, 'down')).toBe('Down: the next item.');
  await pressGuideKey(page, 'help');
  expect(await pressGuideKey(page, 'help')).toBe('The keys work again.');
  expect(await pressGuideKey(page, 'louder')).toBe('Louder, 80 percent.');
});

test('the screen is hidden on request but for how to show it again, and any key does', {
  tag: '@full',
}, async ({ page }) => {
  await openWithVoice(page);
  await pressGuideKey(page, 'down');
  expect(await chooseHelp(page, /^Hide the screen, button/)).toContain('Screen hidden. Press any key.');
  const curtain = page.getByText('Screen hidden. Press any key.', { exact: true });
  await expect(curtain).toBeVisible();
  expect(await curtain.boundingBox()).toEqual({ x: 0, y: 0, width: 1080, height: 1920 });
  expect(await pressGuideKey(page, 'down')).toBe('The screen is shown again.');
  await expect(curtain).toHaveCount(0);
});

test('speed and volume answer, and go back to normal with the visitor', { tag: '@full' }, async ({
  page,
}) => {
  await openWithVoice(page);
  await pressGuideKey(page, 'down');
  expect(await pressGuideKey(page, 'faster')).toMatch(/^(Speed|Fastest)/);
  expect(await pressGuideKey(page, 'quieter')).toMatch(/^Quieter/);
  await waitIdle(page, 400);
  await expect(restScreen(page)).toBeVisible();
  await pressGuideKey(page, 'down');
  await listen(page);
  await pressGuideKey(page, 'help');
  await pressUntil(page, 'down', /^Where am I\?/);
  expect(await pressGuideKey(page, 'action')).toContain('Speed 100 percent. Volume 70 percent.');
});

test('a form that is refused says what to check, the field first', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await mockVoices(page);
  await openKiosk(page, screens.contact);
  await pressGuideKey(page, 'down');
  await pressUntil(page, 'down', /^Prepare Message/);
  const refused = await pressGuideKey(page, 'action');
  expect(refused).toContain('Please check these fields');
  expect(refused).toContain('Enter your first name, link, 1 of 5.');
  const field = await pressUntil(page, 'down', /^First Name, text field/);
  expect(field).toContain('required');
  expect(field).toContain('Enter your first name.');
});

test('the rest screen offers the guide, and Finish ends it', async ({ page }) => {
  await openWithVoice(page);
  await waitIdle(page, 400);
  await restScreen(page).getByRole('button', { name: 'Audio guide' }).tap();
  expect(await listen(page)).toContain('Audio is on.');
  await expect(page.getByRole('button', { name: 'Audio guide' })).toHaveAttribute('aria-pressed', 'true');
  await pressUntil(page, 'up', /^Finish/);
  expect(await pressGuideKey(page, 'action')).toContain('Finish');
  await pressUntil(page, 'down', /^Finish and clear, button|^Finish, button|^Yes/);
  expect(await pressGuideKey(page, 'action')).toContain('Your visit is over');
  await expect(restScreen(page)).toBeVisible();
});

test('the warning that the kiosk is about to start over is spoken once, with the time left, and any key goes on', async ({
  page,
}) => {
  await openWithVoice(page);
  await pressGuideKey(page, 'down');
  await waitIdle(page, IDLE_SECONDS + 1);
  await expect(idleWarning(page)).toBeVisible();
  const heard = await listen(page);
  expect(heard).toMatch(/Are you still there\? \d+ seconds left\. Press any key to go on\./);
  expect(heard.match(/Are you still there/g)).toHaveLength(1);
  expect(await pressGuideKey(page, 'down')).toContain('You can go on.');
  await expect(idleWarning(page)).toBeHidden();
});

test('without a voice, the keys keep their own meaning', { tag: '@full' }, async ({ page }) => {
  await openKiosk(page, screens.home);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Audio is on.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Audio guide' })).toHaveCount(0);
});

/** Opens a screen from the menu in the dock. */
async function followMenu(page: Page, name: string): Promise<string> {
  await pressUntil(page, 'up', /^Menu, button/);
  expect(await pressGuideKey(page, 'action')).toContain('Menu.');
  await pressUntil(page, 'down', new RegExp(`^${name}, link`));
  return pressGuideKey(page, 'action');
}

test('a whole visit by keys alone, from the rest screen to Finish, with the message typed key by key', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(300_000);
  await openWithVoice(page);
  await waitForRestScreen(page);
  expect(await pressGuideKey(page, 'down')).toContain('Audio is on. Home screen.');

  expect(await followMenu(page, 'Services')).toContain('Services screen.');
  expect(await pressGuideKey(page, 'down')).toBe('Services that fit your life, heading');
  await pressUntil(page, 'down', /^For my child, button/);
  expect(await pressGuideKey(page, 'action')).toContain('What is hard right now?');
  await pressUntil(page, 'down', /^Getting through the week, button/);
  expect(await pressGuideKey(page, 'action')).toContain('How would you like to meet?');
  await pressUntil(page, 'down', /^In a group, button/);
  expect(await pressGuideKey(page, 'action')).toContain('What may fit');
  await pressUntil(page, 'down', /^Because you said .*“For my child,”/);

  expect(await followMenu(page, 'Contact')).toContain('Contact screen.');
  await pressUntil(page, 'down', /^First Name, text field, required, empty/);
  expect(await pressGuideKey(page, 'action')).toContain(
    'On-screen keyboard. Right and Left change the row, Down and Up the key. Action types it. Back closes the keyboard.',
  );
  expect(await typeByCursor(page, 'text', ['shift', 'A', 'd', 'a'])).toEqual([
    expect.stringMatching(/^Shift, on/),
    'capital A',
    'd',
    'a',
  ]);
  const [closed] = await typeByCursor(page, 'text', ['close']);
  expect(closed).toContain('Keyboard closed. First Name, text field, required, filled in');

  await pressUntil(page, 'down', /^Need Support Services, choice/);
  expect(await pressGuideKey(page, 'action')).toContain('chosen');
  await pressUntil(page, 'down', /^Message, text field, required, empty/);
  await pressGuideKey(page, 'action');
  await typeByCursor(page, 'lines', ['h', 'i', 'close']);

  await pressUntil(page, 'down', /^Prepare Message, button/);
  const refused = await pressGuideKey(page, 'action');
  expect(refused).toContain('Please check these fields');
  expect(refused).toContain('Enter your last name, link');
  expect(refused).not.toContain('Enter your first name');

  await pressUntil(page, 'down', /^Enter your last name, link/);
  expect(await pressGuideKey(page, 'action')).toContain('Last Name, text field');
  const typed = await typeByCursor(page, 'text', ['l', 'o', 'close']);
  expect(typed.at(-1)).toBe('Keyboard closed. Last Name, text field, required, filled in');
  await pressUntil(page, 'down', /^E-mail, text field/);
  await pressGuideKey(page, 'action');
  await typeByCursor(page, 'email', ['a', '@', 'b', '.', 'c', 'o', 'close']);

  await pressUntil(page, 'down', /^Prepare Message, button/);
  expect(await pressGuideKey(page, 'action')).toContain('Your message is ready');
  await pressUntil(page, 'down', /^Your message, text field/);
  expect(await pressGuideKey(page, 'action')).toMatch(/Ada lo.*a@b\.co.*hi/s);

  await pressUntil(page, 'up', /^Text and colors, button/);
  expect(await pressGuideKey(page, 'action')).toContain('Text and colors');
  await pressUntil(page, 'down', /^150%, choice/);
  expect(await pressGuideKey(page, 'action')).toContain('chosen');
  await expect(page.locator('html')).toHaveAttribute('data-text', '150');
  await pressGuideKey(page, 'back');

  await pressUntil(page, 'up', /^Finish, button/);
  expect(await pressGuideKey(page, 'action')).toContain('Finish and clear?');
  await pressUntil(page, 'down', /^Finish and clear, button/);
  expect(await pressGuideKey(page, 'action')).toContain('Your visit is over');
  await expect(restScreen(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-text');
  await waitIdle(page, 60);
  expect(await listen(page)).toBe('');
});

test('the on-screen keyboard names its rows and keys, and says which row is the last', {
  tag: '@full',
}, async ({ page }) => {
  await mockVoices(page);
  await openKiosk(page, screens.contact);
  await page.getByLabel('First Name').focus();
  expect(await pressGuideKey(page, 'help')).toContain('On-screen keyboard.');
  expect(await pressUntil(page, 'right', /^Row 5 of 5/, 6)).toBe('Row 5 of 5. Accents, off');
  expect(await pressGuideKey(page, 'right')).toBe('This is the last row. Press again for the first one.');
  expect(await pressGuideKey(page, 'right')).toBe('Row 1 of 5. 1');
});

test('a plugged-in keyboard types, and each letter is said', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await mockVoices(page);
  await openKiosk(page, screens.contact);
  await pressGuideKey(page, 'down');
  await pressUntil(page, 'down', /^First Name, text field/);
  await pressGuideKey(page, 'action');
  for (const [key, heard] of [
    ['A', 'capital A'],
    ['d', 'd'],
    ['Space', 'space'],
    ['Backspace', 'deleted'],
    ['a', 'a'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await listen(page)).toBe(heard);
  }
  await page.keyboard.press('Tab');
  expect(await listen(page)).toContain('Last Name, text field, required, empty');
  await page.keyboard.press('L');
  await listen(page);
  expect(await pressGuideKey(page, 'back')).toContain('Keyboard closed. Last Name, text field');
  await pressGuideKey(page, 'help');
  await pressUntil(page, 'down', /^Say what I typed, button/);
  expect(await pressGuideKey(page, 'action')).toBe('L');
});

test('Help has Home, the speed, the volume and the text size for keypads without keys for them', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  await mockVoices(page);
  await openKiosk(page, screens.about);
  await pressGuideKey(page, 'down');
  await pressGuideKey(page, 'help');
  await pressUntil(page, 'down', /^Speak faster, button/);
  expect(await pressGuideKey(page, 'action')).toBe('Speed 125 percent.');
  await pressUntil(page, 'down', /^Quieter, button/);
  expect(await pressGuideKey(page, 'action')).toBe('Quieter, 60 percent.');
  await pressUntil(page, 'down', /^Change the text size, button/);
  expect(await pressGuideKey(page, 'action')).toBe('Text size 125 percent.');
  await expect(page.locator('html')).toHaveAttribute('data-text', '125');
  await pressUntil(page, 'up', /^Go to the Home screen, button/);
  expect(await pressGuideKey(page, 'action')).toContain('Home screen.');
  await expect(page).toHaveTitle(/^Home/);
});

test('a PIN is spoken as stars', { tag: '@full' }, async ({ page }) => {
  await mockVoices(page);
  await mockPinHost(page);
  await openKiosk(page);
  await pressGuideKey(page, 'down');
  await page.keyboard.press('Control+Shift+Q');
  expect(await listen(page)).toContain('Staff');
  await pressUntil(page, 'down', /^7, button/);
  expect(await pressGuideKey(page, 'action')).toBe('star');
  await page.getByLabel('PIN').focus();
  await listen(page);
  await page.keyboard.press('4');
  expect(await listen(page)).toBe('star');
  await pressGuideKey(page, 'help');
  await pressUntil(page, 'down', /^Say what I typed, button/);
  expect(await pressGuideKey(page, 'action')).toBe('You have not typed anything here.');
});

test('what is said is shown, in dialogs too, and never covers the item', { tag: '@full' }, async ({
  page,
}) => {
  test.slow();
  await openWithVoice(page);
  await pressGuideKey(page, 'down');
  const caption = page.locator('.guide-caption');
  /** How far the caption covers what is highlighted, in pixels. */
  const covered = async () => {
    const [item, bar] = await Promise.all([
      page.locator('[data-guide-item]').boundingBox(),
      caption.boundingBox(),
    ]);
    return Math.max(0, (item?.y ?? 0) + (item?.height ?? 0) - (bar?.y ?? 0));
  };
  for (let count = 0; count < 30; count += 1) {
    const heard = await pressGuideKey(page, 'down');
    await expect(caption).toHaveText(heard);
    await expect.poll(covered).toBe(0);
  }
  await pressGuideKey(page, 'help');
  const heard = await pressUntil(page, 'down', /^Where am I\?/);
  await expect(caption).toHaveText(heard);
  await expect.poll(covered).toBe(0);
  const dialog = await page.getByRole('dialog', { name: 'Help' }).boundingBox();
  const bar = await caption.boundingBox();
  expect((dialog?.y ?? 0) + (dialog?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
});
