import type { Page } from 'playwright/test';
import { readAloud as copy } from '@/copy/en/tools/read-aloud';
import { saveHero } from '../../support/admin';
import { expectNoAxeViolations } from '../../support/axe';
import { easyReadToggle, switchEasyReadOn } from '../../support/easy-read';
import { stopClock } from '../../support/kiosk';
import { expect, follow, openScreen, type Screen, screens, test } from '../../support/site';
import {
  finishSentence,
  highlighted,
  localVoice,
  mockVoices,
  spanishVoice,
  speaking,
} from '../../support/speech';

const { home, about, services, programs, contact } = screens;

const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Read aloud' }).getByRole('button', { name, exact: true });

const expectSpeaking = (page: Page, text: string) => expect.poll(() => speaking(page)).toBe(text);
async function openWithVoices(page: Page, screen: Screen): Promise<void> {
  await mockVoices(page);
  await openScreen(page, screen);
}

const expectSilence = (page: Page) => expect.poll(() => speaking(page)).toBeUndefined();

test('it is absent where no local voice speaks the language, until there is one', async ({ page }) => {
  await mockVoices(page, [
    { ...localVoice, localService: false },
    { ...localVoice, lang: 'de-DE' },
  ]);
  await openScreen(page, home);
  // Preloading has finished by then.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
  await page.evaluate((voices) => window.mockSpeech.setVoices(voices), [localVoice, spanishVoice]);
  await expect(tool(page, 'Read aloud')).toBeVisible();
});

test('it reads with a local voice, and highlights each sentence', async ({ page }) => {
  await mockVoices(page, [spanishVoice, localVoice]);
  await openScreen(page, programs);
  await tool(page, 'Read aloud').click();
  for (const sentence of [
    'Programs and Events',
    'Learn something new, meet people, and get ready for what comes next.',
    'Ask us what a program costs, and whether you can visit before you join.',
    'Our Programs',
  ]) {
    await expectSpeaking(page, sentence);
    await expect.poll(() => highlighted(page)).toBe(sentence);
    await finishSentence(page);
  }
  const voices = await page.evaluate(() => window.mockSpeech.started.map(({ voice }) => voice));
  expect(new Set(voices)).toEqual(new Set(['Ada']));
});

test('neither buttons nor hidden text is read, and numbers as people say them', async ({ page }) => {
  await openWithVoices(page, services);
  await tool(page, 'Read aloud').click();
  await expectSpeaking(page, 'Services That Fit Your Life');
  // For a moment between two sentences, none is being spoken.
  while (!(await tool(page, 'Read aloud').isVisible())) if (await speaking(page)) await finishSentence(page);
  const read = await page.evaluate(() => window.mockSpeech.started.map(({ text }) => text));
  expect(read).toContain('A first conversation, in person or by phone');
  expect(read).not.toContain('Respite care, so that you can sleep or go out');
  expect(read).not.toContain('Call Us Today');
  expect(read).toContain('2 1 2, 5 5 5, 0 1 4 2');
  expect(read.at(-1)).toBe('Write a message');
  expect(await highlighted(page)).toBe('');
  await expect(tool(page, 'Read aloud')).toBeFocused();
});

test('it reads Easy read while that is on, and each language in its voice', async ({ page }) => {
  await mockVoices(page, [localVoice, spanishVoice]);

  await test.step('the Easy read version', async () => {
    await openScreen(page, contact);
    await switchEasyReadOn(page);
    await tool(page, 'Read aloud').click();
    await expectSpeaking(page, 'Talk to us');
    await finishSentence(page);
    await expectSpeaking(page, 'If someone’s life is in danger: Call 9 1 1.');
    await easyReadToggle(page).click();
    await expectSilence(page);
  });
  await test.step('a text in English on a Spanish screen, in its words', async () => {
    await saveHero(page, { Subtitle: 'We answer 24/7.' });
    await openScreen(page, home);
    await page.getByRole('link', { name: 'Español', exact: true }).click();
    await page.getByRole('button', { name: 'Leer en voz alta', exact: true }).click();
    const expected = [
      { text: 'Tejemos esperanza, cambiamos vidas', voice: 'Inés' },
      { text: 'We answer 24 hours a day, 7 days a week.', voice: 'Ada' },
      { text: 'Una parte todavía está en inglés.', voice: 'Inés' },
    ];
    for (const each of expected) {
      await expectSpeaking(page, each.text);
      expect(await page.evaluate(() => window.mockSpeech.started.at(-1))).toEqual(each);
      await finishSentence(page);
    }
  });
});

test('it pauses within a sentence and resumes, with the keyboard alone', async ({ page }) => {
  await openWithVoices(page, about);
  await tool(page, 'Read aloud').press('Enter');
  await expectSpeaking(page, 'About Weaving Hope');
  await finishSentence(page);
  await expectSpeaking(page, 'Many threads, one fabric.');
  await page.keyboard.press('Enter');
  await expectSilence(page);
  expect(await highlighted(page)).toBe('Many threads, one fabric.');
  await expect(tool(page, 'Continue')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSpeaking(page, 'Many threads, one fabric.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectSilence(page);
  expect(await highlighted(page)).toBe('');
  await expect(tool(page, 'Read aloud')).toBeFocused();
});

test('on a phone, the current sentence and the buttons stay in view', async ({ page }) => {
  await openWithVoices(page, about);
  await page.setViewportSize({ width: 390, height: 844 });
  await tool(page, 'Read aloud').click();
  for (let count = 0; count < 40; count += 1) await finishSentence(page);
  await expect.poll(async () => (await highlighted(page)) === (await speaking(page))).toBe(true);
  expect(await highlighted(page)).not.toBe('');
  const position = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('read-aloud') ?? [];
      return range instanceof Range ? range.getBoundingClientRect().toJSON() : undefined;
    });
  const header = await page.getByRole('banner').boundingBox();
  const tools = await page.getByRole('group', { name: 'Read aloud' }).boundingBox();
  const headerEnd = header ? header.y + header.height : 0;
  await expect.poll(async () => (await position()).top).toBeGreaterThanOrEqual(headerEnd);
  expect((await position()).bottom).toBeLessThanOrEqual(tools?.y ?? 0);
  await expect(tool(page, 'Pause')).toBeInViewport();
  // A voice that said nothing for as long as this takes on a busy machine would count as dead.
  await tool(page, 'Pause').click();
  await expectNoAxeViolations(page);
});

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
for (const [when, leave] of [
  ['Easy read is switched', switchEasyReadOn],
  ['another screen is opened', (page: Page) => follow(page, 'Contact')],
  ['the page is hidden', hide],
] as const)
  test(`it stops when ${when}`, async ({ page }) => {
    await openWithVoices(page, about);
    await tool(page, 'Read aloud').click();
    await expect.poll(() => speaking(page)).toBeDefined();
    await expect.poll(() => highlighted(page)).not.toBe('');
    await leave(page);
    await expectSilence(page);
    expect(await highlighted(page)).toBe('');
    await expect(tool(page, 'Read aloud')).toBeVisible();
  });

test('when the voice does not answer, it says so, and offers to try again', async ({ page }) => {
  const setFrozen = (value: boolean) => page.evaluate((frozen) => window.mockSpeech.setFrozen(frozen), value);
  const explanation = page.locator('[aria-live]').filter({ hasText: copy.failed });
  await page.clock.install();
  await mockVoices(page);
  await openScreen(page, about);
  await expect(tool(page, 'Read aloud')).toBeVisible();
  await stopClock(page);
  await setFrozen(true);
  await tool(page, 'Read aloud').click();
  await page.clock.runFor(4_500);
  await expect(tool(page, 'Pause')).toBeVisible();
  await page.clock.runFor(600);
  await expect(explanation).toBeInViewport();
  await expect(tool(page, 'Try again')).toBeFocused();
  // axe needs a clock that runs.
  await page.clock.resume();
  await expectNoAxeViolations(page);
  await setFrozen(false);
  await page.keyboard.press('Enter');
  await expectSpeaking(page, 'About Weaving Hope');
  await expect(explanation).toHaveCount(0);
});
