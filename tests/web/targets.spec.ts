import { attemptedPath, expect, openScreen, screens, test } from '../support/site';

test.use({ expectedErrors: [attemptedPath] });

/** WCAG 2.5.5, which the design asks for: 44 px, without the rounding of a fraction of a pixel. */
const leastSize = 43.95;

/** Lists the controls that are too small for a finger. It runs in the page. */
function smallTargets(least: number): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [role=tab]',
  );
  // A link within a sentence is as tall as its line (WCAG 2.5.5, exception "inline").
  const isInSentence = (element: HTMLElement) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
    );
  return [...controls]
    .filter((element) => element.checkVisibility() && !isInSentence(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width < least || box.height < least)
    .map(({ element, box }) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
      return `${element.tagName} ${name}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`;
    });
}

/** What a finger needs between two targets, in pixels, without the rounding of a fraction. */
const leastGap = 7.95;

/** Lists the neighbours in the same part of the page that are too close for a finger. It runs in the page. */
function closeTargets(least: number): string[] {
  return ['header', 'main', 'footer'].flatMap((part) => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>(`${part} :is(a[href], button, input, select, textarea)`),
    ]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .map((element) => ({
        name: element.textContent?.trim() || element.id,
        box: element.getBoundingClientRect(),
      }));
    return targets.flatMap(({ name, box }, index) =>
      targets
        .slice(index + 1)
        .filter((other) => {
          const across = Math.max(other.box.left - box.right, box.left - other.box.right);
          const down = Math.max(other.box.top - box.bottom, box.top - other.box.bottom);
          return Math.max(across, down) < least;
        })
        .map((other) => `${name} and ${other.name}`),
    );
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const screen of screens) {
      test(`every link, button and field of ${screen.name} is at least 44 px wide and tall, 8 px from the next`, async ({
        page,
      }) => {
        await openScreen(page, screen);
        expect(await page.evaluate(closeTargets, leastGap), 'neighbours that are too close').toEqual([]);
        // Only with the focus on it is the skip link there at all.
        await page.keyboard.press('Tab');
        expect(await page.evaluate(smallTargets, leastSize)).toEqual([]);
      });
    }
  });
}

test.describe('with the mobile menu open', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('its links are at least 44 px wide and tall', async ({ page }) => {
    await openScreen(page, screens[0]);
    await page.getByRole('button', { name: 'Menu' }).evaluate((toggle: HTMLElement) => toggle.click());
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
    expect(await page.evaluate(closeTargets, leastGap), 'neighbours that are too close').toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(smallTargets, leastSize)).toEqual([]);
  });
});
