import { setDisplaySettings } from '../../support/display-settings';
import { waitForLayout } from '../../support/layout';
import { hold } from '../../support/network';
import { allScreens, expect, openScreen, screens, test } from '../../support/site';
import { findUnreadableText } from '../../support/whole-words';

const weaves = 'main :not([role=img]) > svg:has(.stroke-ink)';

/** What a frame cuts off from the weaves. Runs in the page. */
function findCutThreads(selector: string): string[] {
  const found: string[] = [];
  const halfStroke = (svg: SVGElement) => {
    const scale = svg instanceof SVGGraphicsElement ? (svg.getScreenCTM()?.a ?? Number.NaN) : Number.NaN;
    return (Number.parseFloat(getComputedStyle(svg.children[0] ?? svg).strokeWidth) * scale) / 2;
  };
  for (const svg of document.querySelectorAll<SVGElement>(selector)) {
    if (!svg.checkVisibility() || !svg.parentElement) continue;
    const frame = svg.parentElement.getBoundingClientRect();
    const [threads, uprights] = [...svg.children].map((group) =>
      [...group.children]
        .filter((path) => getComputedStyle(path).display !== 'none')
        .map((path) => path.getBoundingClientRect()),
    );
    if (!threads?.length || !uprights?.length) found.push('a weave without threads');
    const half = halfStroke(svg);
    for (const { top, bottom, left, right } of threads ?? []) {
      if (top - half < frame.top || bottom + half > frame.bottom || left - half < frame.left - 0.5) {
        found.push('a thread is cut');
      }
      if (right < frame.right) found.push('a thread ends in mid-air');
    }
    for (const { top, bottom, left, right } of uprights ?? []) {
      if (top < frame.top || bottom > frame.bottom || left < frame.left || right > frame.right + 1) {
        found.push(`an upright thread is cut: ${right} of ${frame.right}`);
      }
    }
  }
  return found;
}

const windows = [
  { width: 320, height: 640, text: '100', spacing: 'wide' },
  { width: 320, height: 640, text: '200', spacing: 'normal' },
  { width: 768, height: 1024, text: '100', spacing: 'wide' },
  { width: 1280, height: 800, text: '200', spacing: 'normal' },
  { width: 1080, height: 1920, text: '100', spacing: 'normal' },
] as const;

test('a frame cuts no thread, and no text lies over one', async ({ page }) => {
  for (const [index, screen] of allScreens.entries()) {
    await openScreen(page, screen);
    await waitForLayout(page);
    if ((await page.locator(weaves).count()) === 0) continue;
    // The frames of all other screens are alike, and take turns.
    for (const { width, height, text, spacing } of windows.filter(
      (_, turn) => screen === screens.home || turn % 2 === index % 2,
    )) {
      await page.setViewportSize({ width, height });
      await setDisplaySettings(page, { text, spacing });
      // A weave is adapted right after its frame has changed.
      await expect
        .poll(() => page.evaluate(findCutThreads, weaves), {
          message: `${screen.name}, ${width} px, ${text}%, ${spacing}`,
        })
        .toEqual([]);
      expect(await findUnreadableText(page)).toEqual([]);
      if (screen === screens.home) {
        const threads = page.locator('main .hero svg > g:first-child > path[stroke*=goal]');
        await expect(threads).toHaveCount(17);
      }
    }
  }
});

test('the weave of Home', async ({ page }) => {
  await test.step('it looks the same before and after the scripts have measured its frame', async () => {
    const thread = page.locator('main .hero svg path').first();
    // What is beyond the frame may differ.
    const shape = async () => (await thread.getAttribute('d'))?.replace(/H\d+$/, '');
    // The narrowest frame is beside the text of a tablet.
    for (const width of [320, 736, 896, 1280]) {
      await page.setViewportSize({ width, height: 1024 });
      const release = await hold(page, '**/*.js');
      await page.goto('es/', { waitUntil: 'commit' });
      const early = await shape();
      release();
      // It has edges, too, once it is measured.
      await expect(page.locator('main .hero svg path[stroke*=edge]').first()).toBeAttached();
      expect(await shape(), `${width} px`).toBe(early);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  await test.step('it weaves itself once, in under a second of the page’s time', async () => {
    await page.addInitScript(() => {
      const times: number[] = [];
      addEventListener('animationend', ({ animationName, elapsedTime }) => {
        if (animationName === 'weave') times.push(1000 * elapsedTime);
      });
      Object.assign(window, { times });
    });
    const weaving = () => page.evaluate(() => (window as unknown as { times: number[] }).times);
    await page.goto('about:blank');
    await openScreen(page, screens.home);
    await expect.poll(weaving).toHaveLength(1);
    // What the style sheet says, however slow the machine is.
    expect((await weaving())[0]).toBeLessThan(1000);
    await openScreen(page, screens.about);
    await openScreen(page, screens.home);
    await expect(page.locator('main .hero svg')).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  await test.step('it stands still for visitors who prefer less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('about:blank');
    await page.goto(screens.home.hash, { waitUntil: 'commit' });
    await expect(page.locator('main .hero svg')).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
