import type { Page } from 'playwright/test';
import { mockPinHost } from '../support/kiosk';
import { expect, openScreen, screens, test as siteTest } from '../support/site';
import { highlighted } from '../support/speech';
import { startVoiceService, type VoiceService } from './voice-service';

const test = siteTest.extend<object, { voices: VoiceService }>({
  voices: [
    async ({ browserName: _ }, use) => {
      const voices = await startVoiceService();
      await use(voices);
      await voices.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  launchOptions: [
    async ({ launchOptions, voices }, use) =>
      use({
        ...launchOptions,
        ignoreDefaultArgs: ['--headless', '--mute-audio'],
        args: [...(launchOptions.args ?? []), '--headless=new', '--enable-speech-dispatcher'],
        env: { ...process.env, ...voices.env },
      }),
    { scope: 'worker' },
  ],
});

const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Read aloud' }).getByRole('button', { name, exact: true });
const notWorking = (page: Page) =>
  page.locator('[aria-live]').filter({ hasText: 'The voice is not working.' });
const expectHighlight = (page: Page, text: string) => expect.poll(() => highlighted(page)).toBe(text);

/** Keeps what the page says, with the language of the voice, and returns a function that reads it. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const speak = speechSynthesis.speak.bind(speechSynthesis);
    speechSynthesis.speak = (utterance) => {
      spoken.push(`${utterance.voice?.lang}: ${utterance.text}`);
      speak(utterance);
    };
  });
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
}

async function openAbout(page: Page): Promise<void> {
  await openScreen(page, screens.about);
  await expect(tool(page, 'Read aloud')).toBeVisible({ timeout: 120_000 });
}

test('Read aloud is audible, and continues after each sentence', async ({ page, voices }) => {
  await openAbout(page);
  const start = Date.now();
  await tool(page, 'Read aloud').click();
  await expectHighlight(page, 'About Weaving Hope');
  await expect.poll(() => voices.lastSound()).toBeGreaterThan(start);
  await expectHighlight(page, 'Many threads, one fabric.');
  await tool(page, 'Stop').click();
});

test('each language has its own voice', async ({ page, voices }) => {
  const spoken = await listen(page);
  await page.goto('?kiosk#/about');
  await expect(page.getByRole('button', { name: 'Audio guide' })).toBeVisible({ timeout: 120_000 });
  const start = Date.now();
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(spoken)
    .toContainEqual(expect.stringMatching(/^es\b.*: Para español, presione Acción\.$/));
  await expect.poll(() => voices.lastSound()).toBeGreaterThan(start);
  await expect.poll(spoken).toContainEqual(expect.stringMatching(/^en\b.*: Audio is on\.$/));
  await page.keyboard.press('Enter');
  await expect.poll(spoken).toContainEqual(expect.stringMatching(/^es\b.*: El audio está activado\.$/));
});

test('Stop silences it within 100 ms', async ({ page, voices }) => {
  await openAbout(page);
  const delays: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const start = Date.now();
    await tool(page, 'Read aloud').click();
    await expect.poll(() => voices.lastSound()).toBeGreaterThan(start);
    const stop = await tool(page, 'Stop').evaluate((button: HTMLElement) => {
      const now = Date.now();
      button.click();
      return now;
    });
    await expect.poll(() => Date.now() - voices.lastSound()).toBeGreaterThan(1_000);
    delays.push(voices.lastSound() - stop);
  }
  console.log(`The last sound came ${delays.join(', ')} ms after Stop.`);
  // The recording adds a few milliseconds, and a busy machine many.
  expect(Math.min(...delays)).toBeLessThan(100);
  expect(Math.max(...delays)).toBeLessThan(500);
});

test('a voice that freezes is noticed, and answers again when it has thawed', async ({ page, voices }) => {
  await openAbout(page);
  voices.freeze();
  try {
    await tool(page, 'Read aloud').click();
    await expect(notWorking(page)).toBeVisible();
    expect(await highlighted(page)).toBe('');
  } finally {
    voices.thaw();
  }
  await tool(page, 'Try again').click();
  await expectHighlight(page, 'About Weaving Hope');
  await expect(notWorking(page)).toHaveCount(0);
  await tool(page, 'Stop').click();
});

test('the kiosk tests its voice without a sound', async ({ page, voices }) => {
  await page.goto('?kiosk#/about');
  await expect(tool(page, 'Read aloud')).toBeVisible({ timeout: 120_000 });
  const before = voices.lastSound();
  // Unlike Electron, a browser forbids speech before the first click.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+Shift+Q');
  await expect(page.getByText('Voice: working.')).toBeVisible();
  expect(voices.lastSound()).toBe(before);
});

// A key of the audio guide cancels as Stop does: features/speech/speech.test.ts.
test('in the kiosk, the first key of a visit is answered within 300 ms', async ({ page, voices }) => {
  await mockPinHost(page, { idleSeconds: 1, warningSeconds: 1 });
  await page.addInitScript(() => {
    window.addEventListener('keydown', () => Object.assign(window, { keyAt: Date.now() }), true);
  });
  await page.goto('');
  const begin = page
    .getByRole('dialog', { name: 'Weaving Hope' })
    .getByRole('button', { name: 'Audio guide' });
  const delays: number[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    await expect(begin).toBeVisible({ timeout: 120_000 });
    // The last visit was ended in words.
    await expect.poll(() => Date.now() - voices.lastSound()).toBeGreaterThan(2_000);
    await page.keyboard.press('ArrowDown');
    const key = await page.evaluate(() => (window as unknown as { keyAt: number }).keyAt);
    await expect.poll(() => voices.lastSound()).toBeGreaterThan(key);
    delays.push((voices.soundsSince(key)[0] ?? 0) - key);
  }
  console.log(`The first sounds of a visit came ${delays.join(', ')} ms after its first key.`);
  // A busy machine adds many milliseconds.
  expect(Math.min(...delays)).toBeLessThan(300);
  expect(Math.max(...delays)).toBeLessThan(1_000);
});

// The last test: Chromium does not find a daemon that is started afterwards.
test('a voice that dies is noticed', async ({ page, voices }) => {
  await openAbout(page);
  await tool(page, 'Read aloud').click();
  await expectHighlight(page, 'About Weaving Hope');
  voices.kill();
  await expect(notWorking(page)).toBeVisible();
  await expect(tool(page, 'Try again')).toBeVisible();
});
