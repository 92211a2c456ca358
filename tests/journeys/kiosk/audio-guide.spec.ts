import type { Page } from 'playwright/test';
import { guide } from '@/copy/en/guide';
import { dock as dockCopy, kiosk } from '@/copy/en/kiosk';
import * as english from '@/copy/en/tools';
import { fill } from '@/lib/fill';
import { spokenForm } from '@/lib/spoken-form';
import { expectNoAxeViolations } from '../../support/axe';
import { facts } from '../../support/filled-copy';
import { guideCaption, listen, pressGuideKey, pressUntil } from '../../support/guide';
import { mockPinHost, openKiosk, test } from '../../support/kiosk';
import {
  IDLE_SECONDS,
  idleWarning,
  restScreen,
  waitForRestScreen,
  waitIdle,
} from '../../support/kiosk-visit';
import { expect, type Screen, screens } from '../../support/site';
import { mockVoices } from '../../support/speech';

const item = (page: Page) => page.locator('[data-guide-item]');

async function startGuide(page: Page, screen: Screen): Promise<void> {
  await mockVoices(page);
  await openKiosk(page, screen);
  expect(await pressGuideKey(page, 'down')).toContain(guide.on);
}

async function choose(page: Page, name: RegExp, towards: 'up' | 'down' = 'down'): Promise<string> {
  await pressUntil(page, towards, name);
  return pressGuideKey(page, 'action');
}

async function followMenu(page: Page, name: string): Promise<string> {
  expect(await choose(page, /^Menu, button/, 'up')).toContain('Menu.');
  return choose(page, new RegExp(`^${name}, link`));
}

async function chooseKey(page: Page, row: number, key: string): Promise<string> {
  const isKey = new RegExp(`(^|\\. )${key}(, o|$)`);
  const heard = await pressUntil(page, 'right', new RegExp(`^Row ${row} of 5`), 7);
  if (!isKey.test(heard)) await pressUntil(page, 'down', isKey, 12);
  return pressGuideKey(page, 'action');
}

async function type(page: Page, ...keys: readonly string[]): Promise<string[]> {
  const heard: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    heard.push(await listen(page));
  }
  return heard;
}

test('the rest screen starts the guide, and Finish ends it', async ({ page }) => {
  await mockVoices(page);
  await openKiosk(page);
  await waitForRestScreen(page);
  await restScreen(page).getByRole('button', { name: guide.button }).tap();
  const start = await listen(page);
  expect(start).toContain(`${guide.on} ${fill(guide.screen, { screen: 'Home' })}`);
  expect(start).toContain(guide.prompt);
  await choose(page, /^Text and colors, button/, 'up');
  expect(await choose(page, /^150%, choice/)).toContain('chosen');
  await expect(page.locator('html')).toHaveAttribute('data-text', '150');
  await pressGuideKey(page, 'back');
  expect(await choose(page, /^Finish, button/, 'up')).toContain(dockCopy.finish.title);
  expect(await choose(page, /^Yes, finish, button/)).toContain(guide.ended);
  await expect(restScreen(page)).toBeVisible();
  await waitIdle(page, 60);
  expect(await listen(page)).toBe('');
});

test('the finder is answered by keys alone', async ({ page }) => {
  await startGuide(page, screens.home);
  expect(await followMenu(page, 'Services')).toContain('Services screen.');
  expect(await pressGuideKey(page, 'down')).toBe('Services That Fit Your Life, heading');
  expect(await choose(page, /^For my child, button/)).toContain('What is hard right now?');
  expect(await choose(page, /^Getting through the week, button/)).toContain('How would you like to meet?');
  expect(await choose(page, /^In a group, button/)).toContain('Good Places to Start');
  await pressUntil(page, 'down', /^Because you said .*“For my child,”/);
  expect(await pressGuideKey(page, 'back')).toContain('Home screen.');
  await expect(page).toHaveTitle(/^Home/);
});

test('a message is typed on the screen and on a real keyboard, and corrected', async ({ page }) => {
  await startGuide(page, screens.home);
  expect(await followMenu(page, 'Contact')).toContain('Contact screen.');
  expect(await choose(page, /^First Name, text field, required, empty/)).toContain(
    fill(guide.typing.keyboard, { title: 'On-screen keyboard' }),
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
  await type(page, 'L', 'Tab', ...'a@b.co');
  await pressGuideKey(page, 'back');
  expect(await choose(page, /^See My Message, button/)).toContain('Your message is ready');
  expect(await choose(page, /^Your message, text field/)).toMatch(/Ad L.*a at b dot co.*Hi/s);
});

test('a PIN is spoken as stars', async ({ page }) => {
  await mockPinHost(page);
  await startGuide(page, screens.home);
  await page.keyboard.press('Control+Shift+Q');
  expect(await listen(page)).toContain('Staff');
  expect(await choose(page, /^7, button/)).toBe(guide.typing.hidden);
  await page.getByLabel('PIN').focus();
  await listen(page);
  expect(await type(page, '4')).toEqual([guide.typing.hidden]);
});

test('related text is one item to the guide, with its role and position', async ({ page }) => {
  await startGuide(page, screens.programs);
  await pressUntil(page, 'down', /^Events, link, 2 of 2$/);
  await pressUntil(page, 'down', /^Peer Support Groups, heading, 1 of 6$/);
  expect(await pressGuideKey(page, 'down')).toBe('Category: Support');
  // The label itself is for screen readers alone, and too small to be highlighted.
  await expect(item(page)).toHaveText('Category: Support');
  expect((await item(page).boundingBox())?.height).toBeGreaterThan(20);
  expect(await pressGuideKey(page, 'down')).toBe('When Tuesdays, 6 to 7 30 in the evening');
});

test('Help says where the visitor is, and has settings that some keypads lack', async ({ page }) => {
  await startGuide(page, screens.programs);
  expect(await pressGuideKey(page, 'help')).toBe(`Help. ${guide.help.text}`);
  expect(await pressGuideKey(page, 'down')).toBe('The keys, heading');
  expect(await choose(page, /^Quieter, button/)).toBe('Quieter, 60 percent.');
  const where = await choose(page, /^Where am I\?/);
  expect(where).toMatch(/You are on the Programs screen\..*Volume 60 percent\./);
  expect(await choose(page, /^Go to the Home screen, button/)).toContain('Home screen.');
  await expect(page).toHaveTitle(/^Home/);
});

test('the idle warning is spoken once, and any key continues the visit', async ({ page }) => {
  await startGuide(page, screens.home);
  await waitIdle(page, IDLE_SECONDS + 1);
  await expect(idleWarning(page)).toBeVisible();
  const heard = await listen(page);
  const spoken = new RegExp(fill(guide.warning.other, { seconds: '\\d+' }).replaceAll('?', '\\?'));
  expect(heard).toMatch(spoken);
  expect(heard.split(kiosk(facts.en).warning.title)).toHaveLength(2);
  expect(await pressGuideKey(page, 'down')).toContain(guide.continued);
  await expect(idleWarning(page)).toBeHidden();
});

test('visitors can hide the screen', async ({ page }) => {
  await startGuide(page, screens.home);
  await pressGuideKey(page, 'help');
  await expectNoAxeViolations(page);
  expect(await choose(page, /^Hide the screen until I press a key, button/)).toContain(guide.curtain);
  const curtain = page.getByText(guide.curtain, { exact: true }).last();
  await expect.poll(() => curtain.boundingBox()).toEqual({ x: 0, y: 0, width: 1080, height: 1920 });
  expect(await pressGuideKey(page, 'down')).toBe(guide.curtainOpen);
  await expect(curtain).toHaveCount(0);
});

test('the spoken text is shown, in dialogs too, and never covers the item', async ({ page }) => {
  await startGuide(page, screens.home);
  const caption = guideCaption(page);
  const expectShown = async (heard: string) => {
    await expect.poll(async () => spokenForm(await caption.innerText(), english, 'en-US')).toBe(heard);
    const covered = async () => {
      const [shown, above] = await Promise.all([caption.boundingBox(), item(page).boundingBox()]);
      return (above?.y ?? 0) + (above?.height ?? 0) - (shown?.y ?? 0);
    };
    await expect.poll(covered).toBeLessThanOrEqual(0);
  };
  for (let count = 0; count < 10; count += 1) await expectShown(await pressGuideKey(page, 'down'));
  await expectNoAxeViolations(page);
  await pressGuideKey(page, 'help');
  await expectShown(await pressUntil(page, 'down', /^Where am I\?/));
});

test('a keypad that an option sets works for each visitor', async ({ page }) => {
  await mockVoices(page);
  await openKiosk(page, screens.about, 'keypad=down:KeyS,up:KeyW,action:Enter,help:KeyH');
  await page.keyboard.press('ArrowDown');
  expect(await listen(page)).toBe('');
  for (const _visitor of [1, 2]) {
    await page.keyboard.press('s');
    expect(await listen(page)).toContain(guide.on);
    await waitForRestScreen(page);
    await listen(page);
  }
});
