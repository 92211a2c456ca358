import type { Page } from 'playwright/test';
import { itemButton, openTab } from '../../support/admin';
import { contactField, fillContactForm, prepareMessage, validMessage } from '../../support/contact';
import { computedStyle, setDisplaySettings } from '../../support/display-settings';
import { expect, openScreen, type Screen, screens, test } from '../../support/site';

/** Opens a screen with display settings. */
async function openWith(page: Page, screen: Screen, settings: Parameters<typeof setDisplaySettings>[1]) {
  await openScreen(page, screen);
  await setDisplaySettings(page, settings);
}

for (const { width, text, smallest } of [
  { width: 320, text: '200', smallest: 22 },
  { width: 390, text: '100', smallest: 16 },
  { width: 1280, text: '100', smallest: 16 },
] as const) {
  test(`the labels of the map can be read at ${width} px and ${text}% text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openWith(page, screens.contact, { text });
    const labels = page.getByRole('region', { name: 'Find Us' }).getByRole('img').locator('text');
    await expect(labels).toHaveCount(6);
    const sizes = await labels.evaluateAll((all) =>
      (all as SVGTextElement[]).map((label) => {
        const { a = 0, b = 0 } = label.getScreenCTM() ?? {};
        return Number.parseFloat(getComputedStyle(label).fontSize) * (a || Math.abs(b));
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(smallest);
  });
}

test('the fields of a row are at the same height, also when only one has an error', async ({ page }) => {
  await fillContactForm(page, { ...validMessage, email: '' });
  await prepareMessage(page);
  await expect(contactField(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  const top = async (name: string) => (await contactField(page, name).boundingBox())?.y;
  expect(await top('phone')).toBe(await top('email'));
});

test('on a tablet, Home has its picture beside the title', async ({ page }) => {
  await openScreen(page, screens.home);
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 1024 });
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const weave = await page.locator('main .hero svg').boundingBox();
    expect(weave?.x).toBeGreaterThan(width / 2);
    expect(weave?.y).toBeLessThan(title?.y ?? Number.NaN);
  }
});

test('no focus area is narrower than a line of 20 characters', async ({ page }) => {
  await openScreen(page, screens.about);
  const areas = page.getByRole('region', { name: 'Key Focus Areas' }).getByRole('listitem');
  for (const width of [320, 640, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const characters = await areas
      .getByRole('paragraph')
      .evaluateAll((all) =>
        all.map((text) => text.clientWidth / (Number.parseFloat(getComputedStyle(text).fontSize) / 2)),
      );
    expect(characters).toHaveLength(8);
    expect(Math.min(...characters)).toBeGreaterThan(20);
  }
});

test('Delete has a color and an icon of its own, so that it is not taken for Edit', async ({ page }) => {
  await openTab(page, 'Services');
  const edit = itemButton(page, 'Edit', 'Support Services');
  const remove = itemButton(page, 'Delete', 'Support Services');
  for (const property of ['color', 'border-color']) {
    expect(await computedStyle(remove, property)).not.toBe(await computedStyle(edit, property));
  }
  await expect(remove.locator('svg')).toBeVisible();
  await expect(edit.locator('svg')).toHaveCount(0);
});

test.describe('in the dark theme', () => {
  /** The contrast of a color with another one, both in any notation of CSS. Runs in the page. */
  function findFaintThreads(minimum: number): string[] {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    function luminance(color: string): number {
      if (!canvas) return Number.NaN;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
    const paper = luminance(getComputedStyle(document.documentElement).backgroundColor);
    return [...document.querySelectorAll('main .hero svg > g:first-child > path[stroke*=goal]')]
      .map((path) => getComputedStyle(path).stroke)
      .filter((stroke) => !((luminance(stroke) + 0.05) / (paper + 0.05) >= minimum));
  }

  test('every thread stands out from the paper', async ({ page }) => {
    await openWith(page, screens.home, { theme: 'dark' });
    await expect(page.locator('main .hero svg > g:first-child > path[stroke*=goal]')).toHaveCount(17);
    expect(await page.evaluate(findFaintThreads, 3)).toEqual([]);
  });
});
