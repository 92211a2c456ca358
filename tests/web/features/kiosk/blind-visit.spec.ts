import type { Page } from 'playwright/test';
import { type GuideKey, listen, pressGuideKey } from '../../../support/guide';
import { openKiosk, restScreen, waitIdle } from '../../../support/kiosk';
import { expect, screens, test } from '../../../support/site';
import { mockVoices } from '../../../support/speech';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

/** Presses a key until something is said that matches. */
async function pressUntil(page: Page, key: GuideKey, heard: RegExp, most = 120): Promise<string> {
  const all: string[] = [];
  while (all.length < most) {
    const phrase = await pressGuideKey(page, key);
    if (heard.test(phrase)) return phrase;
    all.push(phrase);
  }
  throw new Error(`Never heard ${heard}, but: ${all.slice(-12).join(' | ')}`);
}

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

test('the first press past the end says so, the next goes around', async ({ page }) => {
  await openWithVoice(page);
  await pressGuideKey(page, 'down');
  await pressUntil(page, 'up', /^This is the first item/);
  expect(await pressGuideKey(page, 'up')).not.toMatch(/^This is the first item/);
});

test('Help says what this is, where one is, and closes again', async ({ page }) => {
  await openWithVoice(page);
  await pressGuideKey(page, 'down');
  expect(await pressGuideKey(page, 'help')).toContain('Help');
  await pressUntil(page, 'down', /^Where am I\?/);
  const where = await pressGuideKey(page, 'action');
  expect(where).toContain('You are on the Home screen.');
  expect(where).toContain('Speed 100 percent.');
  await pressGuideKey(page, 'back');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('speed and volume answer, and go back to normal with the visitor', async ({ page }) => {
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

test('a form that is refused says what to check, the field first', async ({ page }) => {
  test.slow();
  await mockVoices(page);
  await openKiosk(page, screens.contact);
  await pressGuideKey(page, 'down');
  await pressUntil(page, 'down', /^Prepare Message/);
  const refused = await pressGuideKey(page, 'action');
  expect(refused).toContain('Please check these fields');
  expect(refused).toContain('Enter your first name. link, 1 of 5.');
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

test('without a voice, the keys keep their own meaning', async ({ page }) => {
  await openKiosk(page, screens.home);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Audio is on.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Audio guide' })).toHaveCount(0);
});
