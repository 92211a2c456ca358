import type { Page } from 'playwright/test';
import { saveHero } from '../../support/admin';
import { expectNoAxeViolations } from '../../support/axe';
import { setDisplaySettings } from '../../support/display-settings';
import { easyReadToggle, switchEasyReadOn } from '../../support/easy-read';
import { further } from '../../support/matrix';
import { expect, openScreen, type Screen, screens, test } from '../../support/site';
import {
  finishReading,
  finishSentence,
  highlighted,
  localVoice,
  mockVoices,
  spanishVoice,
  speaking,
} from '../../support/speech';

const { home, about, services, programs, contact, admin } = screens;

const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Read aloud' }).getByRole('button', { name, exact: true });

const expectSpeaking = (page: Page, text: string) => expect.poll(() => speaking(page)).toBe(text);
const expectSilence = (page: Page) => expect.poll(() => speaking(page)).toBeUndefined();

/** Opens a screen with a voice available, and starts reading it aloud. */
async function readAloud(page: Page, screen: Screen): Promise<void> {
  await mockVoices(page);
  await openScreen(page, screen);
  await tool(page, 'Read aloud').click();
}

test('the control is absent where no local voice speaks the language of the site, until there is one', async ({
  page,
}) => {
  const voices = [
    { ...localVoice, localService: false },
    { ...localVoice, lang: 'de-DE' },
  ];
  await mockVoices(page, voices);
  await openScreen(page, home);
  // Preloading has finished by then.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
  await page.evaluate((voice) => window.mockSpeech.setVoices([voice]), localVoice);
  await expect(tool(page, 'Read aloud')).toBeVisible();
});

/** Finishes the reading, and returns everything that has been read. */
async function readToEnd(page: Page): Promise<string[]> {
  await expect.poll(() => speaking(page)).toBeDefined();
  await finishReading(page);
  return page.evaluate(() => window.mockSpeech.started.map(({ text }) => text));
}

test('it reads headings and text sentence by sentence with the local voice, and highlights each', async ({
  page,
}) => {
  await readAloud(page, programs);
  const sentences = [
    'Programs and Events',
    'Learn something new, meet people, and get ready for what comes next.',
    'Ask us what a program costs, and whether you can visit before you join.',
    'Our Programs',
  ];
  for (const sentence of sentences) {
    await expectSpeaking(page, sentence);
    await expect.poll(() => highlighted(page)).toBe(sentence);
    await finishSentence(page);
  }
  const voices = await page.evaluate(() => window.mockSpeech.started.map(({ voice }) => voice));
  expect(new Set(voices)).toEqual(new Set(['Ada']));
});

test('a text in another language is read by a voice of that language, in its words', async ({ page }) => {
  await mockVoices(page, [localVoice, spanishVoice]);
  await saveHero(page, { Subtitle: 'We answer 24/7.' });
  await openScreen(page, home);
  await page.getByRole('link', { name: 'Español', exact: true }).click();
  await page.getByRole('button', { name: 'Leer en voz alta', exact: true }).click();
  const expected = [
    { text: 'Tejemos esperanza, cambiamos vidas', voice: 'Inés' },
    { text: 'We answer 24 hours a day, 7 days a week.', voice: 'Ada' },
    { text: 'Una parte todavía está en inglés.', voice: 'Inés' },
  ];
  for (const { text } of expected) {
    await expectSpeaking(page, text);
    await finishSentence(page);
  }
  expect(await page.evaluate(() => window.mockSpeech.started.slice(0, 3))).toEqual(expected);
});

test('it unfolds the details that it reads', further, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await readAloud(page, programs);
  await setDisplaySettings(page, { text: '200' });
  await expect(page.getByText('Led by a trained peer')).toBeHidden();
  expect(await readToEnd(page)).toContain('Led by a trained peer');
  await expect(page.getByText('Led by a trained peer')).toBeVisible();
});

test('it reads to the end, but neither buttons nor hidden text', async ({ page }) => {
  await readAloud(page, services);
  await expectSpeaking(page, 'Services That Fit Your Life');
  const read = await readToEnd(page);
  expect(read).toContain('A first conversation, in person or by phone');
  expect(read).toContain('Speech, occupational and physical therapy');
  expect(read).not.toContain('Respite care, so that you can sleep or go out');
  expect(read).not.toContain('Call Us Today');
  expect(read).toContain('support at weavinghope dot example');
  expect(read.at(-1)).toBe('TTY: 7 1 1');
  expect(await highlighted(page)).toBe('');
  await expect(tool(page, 'Read aloud')).toBeFocused();

  // Text alternatives of images are read.
  await openScreen(page, home);
  await tool(page, 'Read aloud').click();
  const stars = (await readToEnd(page)).filter((text) => text === 'Rated 5 out of 5');
  expect(stars).toHaveLength(3);
});

test('it pauses within a sentence, continues with it, and stops, with the keyboard alone', async ({
  page,
}) => {
  await mockVoices(page);
  await openScreen(page, about);
  await expect(tool(page, 'Read aloud')).toBeVisible();
  await easyReadToggle(page).focus();
  // Past the link that leaves the site.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
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
  await expect(tool(page, 'Stop')).toHaveCount(0);
});

test(
  'it starts at the heading above the focus, or else at the one near the top of the window',
  further,
  async ({ page }) => {
    const start = () => tool(page, 'Read aloud').evaluate((button: HTMLElement) => button.click());
    await mockVoices(page);
    await openScreen(page, services);
    // It loads in idle time, and tracks the focus from then on.
    await expect(tool(page, 'Read aloud')).toBeVisible();
    await page.getByRole('tab', { name: 'Family' }).click();
    await start();
    await expectSpeaking(page, 'Types of Support');

    await openScreen(page, about);
    await page
      .getByRole('heading', { name: 'Our Approach' })
      .evaluate((heading) => window.scrollBy(0, heading.getBoundingClientRect().top - 150));
    await start();
    await expectSpeaking(page, 'Our Approach');
  },
);

test('the current sentence and the buttons stay in view', further, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await readAloud(page, about);
  for (let count = 0; count < 40; count += 1) await finishSentence(page);
  await expect.poll(async () => (await highlighted(page)) === (await speaking(page))).toBe(true);
  const sentence = await highlighted(page);
  const position = await page.evaluate(() => {
    const [range] = CSS.highlights.get('read-aloud') ?? [];
    return range instanceof Range ? range.getBoundingClientRect().toJSON() : undefined;
  });
  const header = await page.getByRole('banner').boundingBox();
  const tools = await page.getByRole('group', { name: 'Read aloud' }).boundingBox();
  expect(sentence).not.toBe('');
  expect(position.top).toBeGreaterThanOrEqual(header?.height ?? 0);
  expect(position.bottom).toBeLessThanOrEqual(tools?.y ?? 0);
  await expect(tool(page, 'Pause')).toBeInViewport();
  await expectNoAxeViolations(page);
});

test(
  'it stops when Easy read is switched, another screen is opened, or the page is hidden',
  further,
  async ({ page }) => {
    const leave = [
      () => switchEasyReadOn(page),
      () => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').last().click(),
      () =>
        page.evaluate(() => {
          Object.defineProperty(document, 'hidden', { value: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }),
    ];
    await mockVoices(page);
    await openScreen(page, about);
    for (const stop of leave) {
      await tool(page, 'Read aloud').click();
      await expect.poll(() => speaking(page)).toBeDefined();
      await expect.poll(() => highlighted(page)).not.toBe('');
      await stop();
      await expectSilence(page);
      expect(await highlighted(page)).toBe('');
      await expect(tool(page, 'Read aloud')).toBeVisible();
      await expect(tool(page, 'Stop')).toHaveCount(0);
    }
  },
);

test.describe('when the voice does not answer', () => {
  const setFrozen = (page: Page, value: boolean) =>
    page.evaluate((frozen) => window.mockSpeech.setFrozen(frozen), value);
  const explanation = (page: Page) =>
    page.locator('[aria-live]').filter({ hasText: 'The voice is not working.' });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await mockVoices(page);
    await openScreen(page, about);
    await expect(tool(page, 'Read aloud')).toBeVisible();
  });

  test('it says so, highlights nothing, and offers to try again', async ({ page }) => {
    await setFrozen(page, true);
    await tool(page, 'Read aloud').click();
    await page.clock.runFor(4_500);
    await expect(tool(page, 'Pause')).toBeVisible();
    expect(await highlighted(page)).toBe('');
    await page.clock.runFor(600);
    await expect(explanation(page)).toBeInViewport();
    await expect(tool(page, 'Try again')).toBeFocused();
    await expectNoAxeViolations(page);

    await tool(page, 'Try again').click();
    await expect(explanation(page)).toHaveCount(0);
    await page.clock.runFor(5_100);
    await expect(explanation(page)).toBeVisible();

    await setFrozen(page, false);
    await page.keyboard.press('Enter');
    await expectSpeaking(page, 'About Weaving Hope');
    await expect(explanation(page)).toHaveCount(0);
  });

  test(
    'in the middle of a sentence, trying again repeats it; the explanation of an error can be closed',
    further,
    async ({ page }) => {
      await tool(page, 'Read aloud').click();
      await finishSentence(page);
      await expectSpeaking(page, 'Many threads, one fabric.');
      await page.clock.runFor(5_000 + 150 * 'Many threads, one fabric.'.length + 100);
      await expect(explanation(page)).toBeVisible();
      await expectSilence(page);
      await tool(page, 'Try again').click();
      await expectSpeaking(page, 'Many threads, one fabric.');

      await page.evaluate(() => window.mockSpeech.finish('error'));
      await expect(explanation(page)).toBeVisible();
      await tool(page, 'Close').click();
      await expect(explanation(page)).toHaveCount(0);
      await expect(tool(page, 'Read aloud')).toBeFocused();
      expect(await highlighted(page)).toBe('');
    },
  );
});

test('it reads the Easy read version while that is on', further, async ({ page }) => {
  await mockVoices(page);
  await openScreen(page, contact);
  await switchEasyReadOn(page);
  await tool(page, 'Read aloud').click();
  await expectSpeaking(page, 'Talk to us');
  await finishSentence(page);
  await expectSpeaking(page, 'You can ask us anything.');

  // Content Management has no such version.
  await openScreen(page, admin);
  await tool(page, 'Read aloud').click();
  await expectSpeaking(page, 'Content Management');
});
