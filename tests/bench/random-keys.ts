import { expect, type Page } from 'playwright/test';
import { seededRandom } from '@/lib/seeded-random';
import { guideKeys } from '../support/guide';
import { restScreen } from '../support/kiosk';

/** The longest time, in milliseconds, from a key until the guide says something. Later, it waits without another word. */
const MOST_SILENCE_MS = 20_000;

/** The longest time that a visitor waits before the next key, in milliseconds. */
const MOST_WAIT_MS = 30_000;

/** The time after which a kiosk that everyone has left must have started over, in minutes. */
const MOST_MINUTES = 20;

/** How visitors begin: the keypad, one switch that is pressed each time, or two. */
const beginnings: readonly (readonly string[])[] = [
  [guideKeys.down],
  Array.from({ length: 7 }, () => 'Space'),
  ['Space', 'Space', 'Space', 'Digit1', 'Digit1', 'Digit2', 'Digit2'],
];

/** The keys that are pressed, the most likely ones several times. */
const keys = [
  ...Array.from({ length: 3 }, () => Object.values(guideKeys)).flat(),
  ...Array.from({ length: 12 }, () => ['Space', 'Digit1', 'Digit2']).flat(),
  'KeyA',
  'Numpad1',
  'Tab',
  'Backspace',
  'PageDown',
];

const guideIsOn = (page: Page) =>
  page.getByRole('button', { name: 'Audio guide', pressed: true, includeHidden: true });

/** Lets time pass after a key, and checks that the guide has not been silent for too long. */
async function pass(page: Page, duration: number, story: string): Promise<void> {
  if (duration < MOST_SILENCE_MS) {
    await page.clock.runFor(duration);
    return;
  }
  await page.clock.runFor(MOST_SILENCE_MS);
  const silence = await page.evaluate(() => window.timedVoice.silence());
  if (silence >= MOST_SILENCE_MS && (await guideIsOn(page).count()))
    throw new Error(`Silent for ${silence} ms: ${story}`);
  await page.clock.runFor(duration - MOST_SILENCE_MS);
}

/** A visitor, the same for a seed, who presses keys and leaves. Throws if the guide is silent, or the kiosk stays. */
export async function pressRandomKeys(page: Page, seed: number, presses = 25): Promise<void> {
  // Else the time that the test itself takes would make it another visitor.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const random = seededRandom(seed);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const story: string[] = [];
  const press = async (key: string, wait: number) => {
    story.push(`${key} +${Math.round(wait)}`);
    await page.keyboard.press(key);
    await pass(page, wait, `seed ${seed}: ${story.join(', ')}`);
  };

  for (const key of pick(beginnings)) await press(key, 500);
  // A visit that ends in between is followed by another one.
  for (let count = 1; count < presses; count += 1) {
    // Mostly quick, and now and then somebody who thinks about it.
    await press(pick(keys), random() < 0.9 ? 100 + 1400 * random() : MOST_WAIT_MS * random());
  }
  await press(pick(keys), MOST_WAIT_MS);
  for (let minute = 0; minute < MOST_MINUTES && !(await restScreen(page).isVisible()); minute += 1)
    await page.clock.runFor(60_000);
  await expect(restScreen(page), `seed ${seed}: ${story.join(', ')}`).toBeVisible();
  await expect(guideIsOn(page)).toHaveCount(0);
}
