import { expect } from 'playwright/test';
import { defaultKioskTimes } from '@/host/kiosk-settings';
import { test } from './support/test';

const count = (said: readonly string[], text: string): number =>
  said.filter((line) => line.includes(text)).length;

test('a required field is not called invalid before anything is typed', async ({ listener }) => {
  await listener.open('#/contact');
  await listener.focus('firstName');
  const said = await listener.reader.press('Tab', 'Last Name');
  expect(said.join(' ')).toContain('required');
  expect(said.join(' ')).not.toContain('invalid');
});

test('a refused form says its errors once, and reading continues there', async ({ listener }) => {
  await listener.open('#/contact');
  await listener.focus('See My Message');
  const said = await listener.reader.press('Return', 'Enter your first name.');
  expect(count(said, 'Please check these fields')).toBe(1);
  expect(count(said, 'Enter your first name.')).toBe(1);
  await listener.reader.press('Down', 'Enter your first name.');
});

test('the display settings say their name, and each chosen option once', async ({ listener }) => {
  await listener.open('#/');
  await listener.focus('Text and colors');
  await listener.reader.press('Return', 'Text and colors');
  await listener.reader.press('Tab', '100%');
  // To focus mode, in which the arrow keys reach the page.
  await listener.reader.press('Insert+a');
  const said = await listener.reader.press('Right', '125%');
  expect(count(said, '125%')).toBe(1);
  await listener.reader.press('Insert+a');
  await listener.reader.press('Escape');
});

test('every move through the history says the screen', async ({ listener }) => {
  await listener.open('#/');
  await listener.focus('About');
  await listener.reader.press('Return', 'About Weaving Hope');
  expect(count(await listener.reader.press('alt+Left', 'Home – Weaving Hope'), 'Home – ')).toBe(1);
  expect(count(await listener.reader.press('alt+Right', 'About – Weaving Hope'), 'About – ')).toBe(1);
});

test('the full page after Easy read is announced', async ({ listener }) => {
  await listener.open('#/about');
  await listener.focus('Easy read');
  await listener.reader.press('Return');
  await listener.focus('Show the full page');
  const said = await listener.reader.press('Return', 'You are back on the full page.');
  expect(count(said, 'You are back on the full page.')).toBe(1);
});

test('Alt+T goes to the notifications, and opens no menu', async ({ listener }) => {
  await listener.open('#/admin');
  await listener.reader.hear(() =>
    listener.page.waitForSelector('section[aria-live]').then((area) => area?.dispose()),
  );
  const said = await listener.reader.press('alt+t', 'Notifications');
  expect(said.join(' ')).not.toContain('menu');
});

test('the navigation is called Main menu, and empty regions are no stops', async ({ listener }) => {
  await listener.open('#/about');
  const pressTwice = async (key: string) => {
    await listener.reader.press('ctrl+Home');
    return [...(await listener.reader.press(key)), ...(await listener.reader.press(key))].join(' ');
  };
  expect(await pressTwice('m')).toContain('Main menu');
  // Back from the first landmark leads to the last one.
  const last = await pressTwice('shift+m');
  expect(last).toContain('Legal');
  expect(last).not.toContain('Notifications');

  await listener.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header button, [data-reading-tools] button')]
      .filter((button) => button.checkVisibility())
      .at(-1)
      ?.focus(),
  );
  await listener.reader.hear(async () => undefined);
  expect((await listener.reader.press('Down', 'About')).join(' ')).toContain('heading level 1');
});

test('the kiosk says its warning at once, and greets whoever wakes it', async ({ listener }) => {
  const { idleSeconds, warningSeconds } = defaultKioskTimes;
  await listener.open('?kiosk');
  const said = await listener.reader.hear(
    () => listener.advanceClock(idleSeconds + 1),
    'Are you still there?',
  );
  expect(count(said, 'Are you still there? This screen is about to start over')).toBe(1);
  await listener.advanceClock(warningSeconds);
  await listener.page.waitForSelector('dialog[aria-label="Weaving Hope"]');
  await listener.reader.press('Return', 'Welcome to Weaving Hope.');
  expect(await listener.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});
