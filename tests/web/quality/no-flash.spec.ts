import type { Page } from 'playwright/test';
import { header } from '@/copy/site';
import { slowDown, slowPhone } from '../../bench/profiles';
import { film, wrongFrames } from '../../support/filmstrip';
import { expect, openScreen, screens, test } from '../../support/site';

// Home's weave weaves itself before it stands still.
test.use({
  ...slowPhone.context,
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/net::ERR_FAILED/],
});
test.setTimeout(180_000);

async function slowPage(page: Page): Promise<void> {
  await slowDown(await page.context().newCDPSession(page), slowPhone);
}

// Home is in the page as it was built; the content of any other screen arrives with a script.
for (const screen of [screens.home, screens.services]) {
  test(`${screen.name} loads without a flash or a shift`, async ({ page, context }) => {
    // Replacing the fallback changes every letter; how little it moves is tested in bundle.spec.ts.
    await page.route('**/*.woff2', (route) => route.abort());
    await slowPage(page);
    const { frames, settled } = await film(page);
    await openScreen(page, screen);
    await settled();
    expect(frames.length, 'painted frames').toBeGreaterThan(1);
    expect(await wrongFrames(await context.newPage(), frames)).toEqual([]);
  });
}

test('a link leads to a screen without a flash or a shift', async ({ page, context }) => {
  await openScreen(page, screens.home);
  await page.getByRole('button', { name: header.menu, exact: true }).tap();
  await slowPage(page);
  const { frames, settled } = await film(page);
  await settled();
  const before = frames.length - 1;
  await page.getByRole('banner').getByRole('link', { name: screens.about.name, exact: true }).tap();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await settled();
  expect(await wrongFrames(await context.newPage(), frames.slice(before))).toEqual([]);
});
