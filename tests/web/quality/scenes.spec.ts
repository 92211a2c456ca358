import type { Page } from 'playwright/test';
import { setDisplaySettings } from '../../support/display-settings';
import { openKiosk } from '../../support/kiosk';
import { expect, openScreen, screens, test } from '../../support/site';

// Text over pictures is looked for in weave.spec.ts.
const { home, admin, ...withPictures } = screens;

async function boxes(page: Page) {
  const picture = await page.locator('main .scene').first().boundingBox();
  const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox();
  if (!picture || !heading) throw new Error('The picture or the heading is not shown.');
  return { picture, heading };
}

test('each screen has a picture of its own, beside its heading or below it', async ({ page }) => {
  const drawings = new Set<string>();
  for (const screen of Object.values(withPictures)) {
    await openScreen(page, screen);
    drawings.add(await page.locator('main .scene').first().innerHTML());
    for (const { width, text } of [
      { width: 1280, text: '100' },
      { width: 768, text: '100' },
      { width: 390, text: '100' },
      { width: 320, text: '200' },
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await setDisplaySettings(page, { text });
      const state = `${screen.name} at ${width} px, ${text}% text`;
      const { picture, heading } = await boxes(page);
      expect(picture.width / picture.height, state).toBeCloseTo(4 / 3, 1);
      if (width >= 768) expect(picture.x, state).toBeGreaterThan(heading.x + heading.width);
      else expect(picture.y, state).toBeGreaterThan(heading.y + heading.height);
      if (width === 390) expect(picture.height, state).toBeLessThan(200);
    }
  }
  expect(drawings.size).toBe(Object.keys(withPictures).length);
});

test('in the kiosk, the picture is beside the heading', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await openKiosk(page, screens.services);
  const { picture, heading } = await boxes(page);
  expect(picture.x).toBeGreaterThan(heading.x + heading.width);
});
