import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { easyReadToggle, switchEasyReadOn } from '../../support/easy-read';
import { expect, openScreen, screens, test } from '../../support/site';
import {
  finishReading,
  finishSentence,
  highlighted,
  localVoice,
  pretendVoices,
  speaking,
} from '../../support/speech';

const [home, about, services, programs, , contact, admin] = screens;

const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Read aloud' }).getByRole('button', { name, exact: true });

const expectSpeaking = (page: Page, text: string) => expect.poll(() => speaking(page)).toBe(text);
const expectSilence = (page: Page) => expect.poll(() => speaking(page)).toBeUndefined();

/** Opens a screen with a voice, and begins to read it. */
async function readAloud(page: Page, screen: (typeof screens)[number]): Promise<void> {
  await pretendVoices(page);
  await openScreen(page, screen);
  await tool(page, 'Read aloud').click();
}

test.describe('the control is absent', () => {
  test('where the browser has no voice', async ({ page }) => {
    await openScreen(page, home);
    // What is fetched ahead is there by then.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
  });

  test('where the only voices need the network or speak another language', async ({ page }) => {
    const voices = [
      { ...localVoice, localService: false },
      { ...localVoice, lang: 'de-DE' },
    ];
    await pretendVoices(page, voices);
    await openScreen(page, home);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
    await page.evaluate((voice) => window.standInSpeech.setVoices([voice]), localVoice);
    await expect(tool(page, 'Read aloud')).toBeVisible();
  });

  test('where the browser cannot speak at all', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
    await openScreen(page, home);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
  });
});

test('it reads heading and text sentence by sentence with the local voice, and highlights each', async ({
  page,
}) => {
  await readAloud(page, programs);
  const sentences = [
    'Programs and events',
    'Learn something new, meet people, get ready for what comes next.',
    'Every program is free, and you are welcome to come and look first.',
    'Our Programs',
  ];
  for (const sentence of sentences) {
    await expectSpeaking(page, sentence);
    expect(await highlighted(page)).toBe(sentence);
    await finishSentence(page);
  }
  const voices = await page.evaluate(() => window.standInSpeech.begun.map(({ voice }) => voice));
  expect(new Set(voices)).toEqual(new Set(['Ada']));
});

test('it comes to the end by itself, and has read neither buttons nor what is hidden', async ({ page }) => {
  await readAloud(page, services);
  await expectSpeaking(page, 'Services that fit your life');
  await finishReading(page);
  const read = await page.evaluate(() => window.standInSpeech.begun.map(({ text }) => text));
  expect(read).toContain('A 30-minute first conversation, in person or by phone');
  expect(read).toContain('Speech, occupational and physical therapy');
  expect(read).not.toContain('Respite care, so that you can sleep or go out');
  expect(read).not.toContain('Call Us Today');
  expect(read.at(-1)).toBe(
    'Call (212) 555-0142, write to support@weavinghope.example, or ask at our front desk.',
  );
  expect(await highlighted(page)).toBe('');
  await expect(tool(page, 'Read aloud')).toBeFocused();
});

test('pictures that say something are read, too', async ({ page }) => {
  await readAloud(page, home);
  await finishReading(page);
  const read = await page.evaluate(() => window.standInSpeech.begun.map(({ text }) => text));
  expect(read.filter((text) => text === 'Rated 5 out of 5')).toHaveLength(3);
});

test('it pauses in a sentence, goes on with it, and stops', async ({ page }) => {
  await readAloud(page, about);
  await finishSentence(page);
  await expectSpeaking(page, 'Many threads, one fabric.');
  await tool(page, 'Pause').click();
  await expectSilence(page);
  expect(await highlighted(page)).toBe('Many threads, one fabric.');

  await expect(tool(page, 'Continue')).toBeFocused();
  await tool(page, 'Continue').click();
  await expectSpeaking(page, 'Many threads, one fabric.');
  await tool(page, 'Stop').click();
  await expectSilence(page);
  expect(await highlighted(page)).toBe('');
  await expect(tool(page, 'Read aloud')).toBeFocused();
  await expect(tool(page, 'Stop')).toHaveCount(0);
});

test('it works by the keyboard alone', async ({ page }) => {
  await pretendVoices(page);
  await openScreen(page, about);
  await easyReadToggle(page).focus();
  await expect(tool(page, 'Read aloud')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectSpeaking(page, 'About Weaving Hope');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectSilence(page);
});

test('it begins with the heading that the focus is under', async ({ page }) => {
  await pretendVoices(page);
  await openScreen(page, services);
  // It comes in idle time, and follows the focus from then on.
  await expect(tool(page, 'Read aloud')).toBeVisible();
  await page.getByRole('tab', { name: 'Family' }).click();
  await tool(page, 'Read aloud').evaluate((button: HTMLElement) => button.click());
  await expectSpeaking(page, 'Types of Support');
});

test('without a focus in view it begins with the heading at the upper part of the window', async ({
  page,
}) => {
  await pretendVoices(page);
  await openScreen(page, about);
  await page
    .getByRole('heading', { name: 'Our Approach' })
    .evaluate((heading) => window.scrollBy(0, heading.getBoundingClientRect().top - 150));
  await tool(page, 'Read aloud').evaluate((button: HTMLElement) => button.click());
  await expectSpeaking(page, 'Our Approach');
});

test('what is read stays in view, and the buttons in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await readAloud(page, about);
  for (let count = 0; count < 40; count += 1) await finishSentence(page);
  const sentence = await highlighted(page);
  const place = await page.evaluate(() => {
    const [range] = CSS.highlights.get('read-aloud') ?? [];
    return range instanceof Range ? range.getBoundingClientRect().toJSON() : undefined;
  });
  const header = await page.getByRole('banner').boundingBox();
  const tools = await page.getByRole('group', { name: 'Read aloud' }).boundingBox();
  expect(sentence).not.toBe('');
  expect(place.top).toBeGreaterThanOrEqual(header?.height ?? 0);
  expect(place.bottom).toBeLessThanOrEqual(tools?.y ?? 0);
  await expect(tool(page, 'Pause')).toBeInViewport();
  await expectNoAxeViolations(page);
});

for (const [name, leave] of [
  [
    'another screen is opened',
    (page: Page) => page.getByRole('link', { name: 'Contact', exact: true }).first().click(),
  ],
  ['Easy read is switched', (page: Page) => switchEasyReadOn(page)],
  [
    'the page is hidden',
    (page: Page) =>
      page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  ],
  ['the voice fails', (page: Page) => page.evaluate(() => window.standInSpeech.finish('error'))],
] as const) {
  test(`it stops when ${name}`, async ({ page }) => {
    await readAloud(page, about);
    await expectSpeaking(page, 'About Weaving Hope');
    await leave(page);
    await expectSilence(page);
    expect(await highlighted(page)).toBe('');
    await expect(tool(page, 'Read aloud')).toBeVisible();
    await expect(tool(page, 'Stop')).toHaveCount(0);
  });
}

test('it reads the plain words while Easy read is on', async ({ page }) => {
  await pretendVoices(page);
  await openScreen(page, contact);
  await switchEasyReadOn(page);
  await tool(page, 'Read aloud').click();
  await expectSpeaking(page, 'Talk to us');
  await finishSentence(page);
  await expectSpeaking(page, 'You can ask us anything.');
});

test('Content Management can be read, too', async ({ page }) => {
  await readAloud(page, admin);
  await expectSpeaking(page, 'Content Management');
});
