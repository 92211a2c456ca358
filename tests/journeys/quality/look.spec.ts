import { setDisplaySettings } from '../../support/display-settings';
import { hold } from '../../support/network';
import { expect, hydrated, openScreen, screens, test } from '../../support/site';

test('with large text on a phone, a card unfolds its details; paper has all of them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, screens.programs);
  await setDisplaySettings(page, { text: '200' });
  const detail = page.getByText('Led by a trained peer');
  const anotherDetail = page.getByText('Captions and sign language');
  const unfold = page.getByText('What to expect').first();
  await expect(detail).toBeHidden();
  await unfold.click();
  await expect(detail).toBeVisible();
  await expect(anotherDetail).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(anotherDetail).toBeVisible();
  await expect(unfold).toBeHidden();
});

test('the header has two rows, of which one stays; the footer is short', async ({ page }) => {
  const header = page.getByRole('banner');
  for (const address of ['', 'es/', 'es/?easy']) {
    // The longest label is bold there.
    await page.goto(`${address}#/about`);
    await hydrated(page);
    // The names of languages come late.
    await expect(page.getByRole('contentinfo').getByText('中文')).toBeAttached();
    for (const [width, footerHeight] of [
      [390, 794],
      [1024, 570],
      [1280, 440],
      [1920, 500],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const heights = await Promise.all([header.boundingBox(), page.getByRole('contentinfo').boundingBox()]);
      expect(heights[0]?.height, `header at ${width} px`).toBeLessThanOrEqual(96);
      expect(heights[1]?.height, `footer at ${width} px`).toBeLessThanOrEqual(footerHeight);
    }
  }
  await test.step('once scrolled, the first row comes back only for the keyboard', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('about:blank');
    await page.goto('?lang=en#/services');
    const easyRead = header.getByRole('button', { name: 'Easy read' });
    const brand = header.getByRole('link', { name: /^Weaving Hope/ });
    await page.getByRole('heading', { level: 2 }).nth(2).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(easyRead).not.toBeInViewport();
    const settings = header.getByRole('button', { name: 'Text and colors' }).last();
    for (const control of [brand, settings, header.getByRole('link', { name: 'Leave This Site' }).last()])
      await expect(control).toBeInViewport({ ratio: 1 });
    await brand.focus();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+Tab');
    await expect(easyRead).toBeFocused();
    await expect(easyRead).toBeInViewport({ ratio: 1 });
  });
});

test('a phone keeps calling in view, and leaving, even once scrolled', async ({ page }) => {
  const header = page.getByRole('banner');
  await openScreen(page, screens.services);
  for (const [width, text] of [
    [390, '200'],
    [320, '100'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await setDisplaySettings(page, { text });
    for (const y of [0, 900]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      for (const name of ['Leave This Site', 'Call us'])
        await expect(header.getByRole('link', { name }), `${text} % at ${y} px`).toBeInViewport({ ratio: 1 });
    }
    const easyRead = header.getByRole('button', { name: 'Easy read' });
    await expect(easyRead).not.toBeInViewport();
    await header.getByRole('button', { name: 'Menu' }).click();
    await expect(easyRead.last()).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('link', { name: 'Español' }).last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('the weave of Home looks the same once its frame is measured, and stands still', async ({ page }) => {
  const weave = page.getByRole('main').getByTestId('weave');
  const thread = weave.locator('path').first();
  // What is beyond the frame may differ.
  const shape = async () => (await thread.getAttribute('d'))?.replace(/H\d+$/, '');
  // The narrowest frame is beside the text of a tablet.
  await page.setViewportSize({ width: 736, height: 1024 });
  const release = await hold(page, '**/*.js');
  await page.goto('es/', { waitUntil: 'commit' });
  const early = await shape();
  release();
  // It has edges, too, once it is measured.
  await expect(weave.locator('[stroke*=edge]').first()).toBeAttached();
  expect(await shape()).toBe(early);
  await page.goto('about:blank');
  await openScreen(page, screens.home);
  const weaving = () => page.evaluate(() => document.getAnimations().length);
  const goals = await weave.locator('[stroke*=goal]').all();
  expect(new Set(await Promise.all(goals.map((goal) => goal.getAttribute('stroke')))).size).toBe(17);
  await expect.poll(weaving).toBe(0);
  await openScreen(page, screens.about);
  await openScreen(page, screens.home);
  expect(await weaving()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about:blank');
  await page.goto(screens.home.hash, { waitUntil: 'commit' });
  await expect(weave).toBeVisible();
  expect(await weaving()).toBe(0);
});
