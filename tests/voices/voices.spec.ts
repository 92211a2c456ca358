import { type Browser, test as base, chromium, expect, type Page } from 'playwright/test';
import { chromiumLaunchOptions } from '../support/browser';
import { type SiteServer, serveSite } from '../support/engines/site-server';
import { highlighted } from '../support/speech';
import { fullChromium, startVoiceService, type VoiceService } from './voice-service';

interface Device {
  readonly browser: Browser;
  readonly site: SiteServer;
  readonly voices: VoiceService;
}

const test = base.extend<{ page: Page }, { device: Device }>({
  device: [
    async ({ browserName: _ }, use) => {
      const voices = await startVoiceService();
      const site = await serveSite();
      const options = chromiumLaunchOptions();
      const browser = await chromium.launch({
        ...options,
        executablePath: fullChromium,
        ignoreDefaultArgs: ['--headless', '--mute-audio'],
        args: [...(options.args ?? []), '--headless=new', '--enable-speech-dispatcher'],
        env: { ...process.env, ...voices.env },
      });
      await use({ browser, site, voices });
      await browser.close();
      await site.close();
      await voices.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ device }, use) => {
    const page = await device.browser.newPage({ locale: 'en-US' });
    await use(page);
    await page.close();
  },
});

const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Read aloud' }).getByRole('button', { name, exact: true });
const notAnswering = (page: Page) =>
  page.locator('[aria-live]').filter({ hasText: 'The voice is not answering.' });
const expectHighlight = (page: Page, text: string) => expect.poll(() => highlighted(page)).toBe(text);

/** Opens About and waits for a voice. */
async function openAbout(page: Page, { site }: Device): Promise<void> {
  await page.goto(`${site.url}#/about`);
  await expect(tool(page, 'Read aloud')).toBeVisible({ timeout: 120_000 });
}

test('Read aloud is heard, and goes on when a sentence has ended', async ({ page, device }) => {
  await openAbout(page, device);
  const start = Date.now();
  await tool(page, 'Read aloud').click();
  await expectHighlight(page, 'About Weaving Hope');
  await expect.poll(() => device.voices.lastSound()).toBeGreaterThan(start);
  await expectHighlight(page, 'Many threads, one fabric.');
  await tool(page, 'Stop').click();
});

test('Stop silences it within 100 ms', async ({ page, device }) => {
  await openAbout(page, device);
  const delays: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const start = Date.now();
    await tool(page, 'Read aloud').click();
    await expect.poll(() => device.voices.lastSound()).toBeGreaterThan(start);
    const stop = await tool(page, 'Stop').evaluate((button: HTMLElement) => {
      const now = Date.now();
      button.click();
      return now;
    });
    await expect.poll(() => Date.now() - device.voices.lastSound()).toBeGreaterThan(1_000);
    delays.push(device.voices.lastSound() - stop);
  }
  console.log(`The last sound came ${delays.join(', ')} ms after Stop.`);
  // The recording adds a few milliseconds, and a busy machine many.
  expect(Math.min(...delays)).toBeLessThan(100);
  expect(Math.max(...delays)).toBeLessThan(500);
});

test('a voice that freezes is noticed, and answers again when it has thawed', async ({ page, device }) => {
  await openAbout(page, device);
  device.voices.freeze();
  try {
    await tool(page, 'Read aloud').click();
    await expect(notAnswering(page)).toBeVisible();
    expect(await highlighted(page)).toBe('');
  } finally {
    device.voices.thaw();
  }
  await tool(page, 'Try again').click();
  await expectHighlight(page, 'About Weaving Hope');
  await expect(notAnswering(page)).toHaveCount(0);
  await tool(page, 'Stop').click();
});

test('the kiosk tests its voice without a sound', async ({ page, device }) => {
  await page.goto(`${device.site.url}?kiosk#/about`);
  await expect(tool(page, 'Read aloud')).toBeVisible({ timeout: 120_000 });
  const before = device.voices.lastSound();
  // Unlike Electron, a browser forbids speech before the first click.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+Shift+Q');
  await expect(page.getByText('Voice: working.')).toBeVisible();
  expect(device.voices.lastSound()).toBe(before);
});

test('in the kiosk, a key silences the audio guide within 100 ms, and the next item is heard', async ({
  page,
  device,
}) => {
  await page.addInitScript(() => {
    const times = { key: 0, caption: 0 };
    Object.assign(window, { times });
    window.addEventListener('keydown', () => Object.assign(times, { key: Date.now(), caption: 0 }), true);
    new MutationObserver((changes) => {
      if (times.caption > 0 || !changes.some(({ target }) => target.parentElement?.matches('.guide-caption')))
        return;
      times.caption = Date.now();
    }).observe(document, { subtree: true, characterData: true });
  });
  await page.goto(`${device.site.url}?kiosk#/about`);
  await expect(page.getByRole('button', { name: 'Audio guide' })).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.guide-caption')).toHaveText(/^Press the Down key/);
  const silences: number[] = [];
  const onsets: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    await expect.poll(() => Date.now() - device.voices.lastSound()).toBeLessThan(100);
    await page.keyboard.press('ArrowDown');
    const times = () =>
      page.evaluate(() => (window as unknown as { times: Record<'key' | 'caption', number> }).times);
    await expect.poll(async () => (await times()).caption).toBeGreaterThan(0);
    const { key, caption } = await times();
    await expect.poll(() => device.voices.lastSound()).toBeGreaterThan(caption + 250);
    // The page learns a little before or after the sound that the voice has begun.
    const sounds = [key, ...device.voices.soundsSince(key).filter((sound) => sound < caption + 250)];
    const gaps = sounds.slice(1).map((sound, index) => sound - (sounds[index] ?? key));
    const longest = gaps.indexOf(Math.max(...gaps));
    silences.push((sounds[longest] ?? key) - key);
    onsets.push((sounds[longest + 1] ?? key) - key);
  }
  console.log(
    `After a key, the last sound came at ${silences.join(', ')} ms, the next one at ${onsets.join(', ')} ms.`,
  );
  // The recording adds a few milliseconds, and a busy machine many.
  expect(Math.min(...silences)).toBeLessThan(100);
  expect(Math.max(...silences)).toBeLessThan(500);
});

test('in the kiosk, the first key of a visit is answered within 300 ms', async ({ page, device }) => {
  await page.addInitScript(() => {
    window.foundationHost = {
      mode: 'kiosk',
      kiosk: {
        times: { idleSeconds: 1, warningSeconds: 1 },
        display: { inches: 32, lowerEdgeMm: 750 },
        keypad: undefined,
        unknownOptions: [],
        asksForPin: false,
        checkPin: async () => ({ result: 'refused' }),
        leave: () => undefined,
        reportReset: () => undefined,
        reportAlive: () => undefined,
        restart: () => undefined,
      },
    };
    window.addEventListener('keydown', () => Object.assign(window, { keyAt: Date.now() }), true);
  });
  await page.goto(device.site.url);
  const begin = page
    .getByRole('dialog', { name: 'Weaving Hope' })
    .getByRole('button', { name: 'Audio guide' });
  const delays: number[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    await expect(begin).toBeVisible({ timeout: 120_000 });
    // The last visit was ended in words.
    await expect.poll(() => Date.now() - device.voices.lastSound()).toBeGreaterThan(2_000);
    await page.keyboard.press('ArrowDown');
    const key = await page.evaluate(() => (window as unknown as { keyAt: number }).keyAt);
    await expect.poll(() => device.voices.lastSound()).toBeGreaterThan(key);
    delays.push((device.voices.soundsSince(key)[0] ?? 0) - key);
  }
  console.log(`The first sounds of a visit came ${delays.join(', ')} ms after its first key.`);
  // A busy machine adds many milliseconds.
  expect(Math.min(...delays)).toBeLessThan(300);
  expect(Math.max(...delays)).toBeLessThan(1_000);
});

// The last test: Chromium does not find a daemon that is started afterwards.
test('a voice that dies is noticed', async ({ page, device }) => {
  await openAbout(page, device);
  await tool(page, 'Read aloud').click();
  await expectHighlight(page, 'About Weaving Hope');
  device.voices.kill();
  await expect(notAnswering(page)).toBeVisible();
  await expect(tool(page, 'Try again')).toBeVisible();
});
