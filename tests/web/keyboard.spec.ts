import type { Page } from 'playwright/test';
import { attemptedPath, expect, openScreen, screens, test } from '../support/site';

test.use({ expectedErrors: [attemptedPath] });

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** More stops than any screen has: who presses Tab so often is in a trap. */
const tooManyStops = 150;

type WalkKey = 'Tab' | 'Shift+Tab';

interface Stop {
  name: string;
  /** Whether the focus has left the page's content, or come round to its start. */
  end: boolean;
  /** What a person who looks for the focus would miss. */
  problems: string[];
}

/** Looks at what has the focus now, once the page has drawn it. It runs in the page. */
async function describeFocus(key: WalkKey): Promise<Stop> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const element = document.activeElement;
  const seen = element?.getAttribute('data-test-seen') === key;
  if (!element || element === document.body || seen) return { name: '', end: true, problems: [] };

  const problems: string[] = [];
  const previous = document.querySelector('[data-test-last]');
  const expected = key === 'Tab' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  if (previous && !(previous.compareDocumentPosition(element) & expected)) {
    problems.push('is out of the order of the page');
  }
  previous?.removeAttribute('data-test-last');
  element.setAttribute('data-test-seen', key);
  element.setAttribute('data-test-last', '');

  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight) {
    problems.push(`is not in view (${[left, top, right, bottom].map(Math.round)})`);
  }
  const atCentre = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (!atCentre || !element.contains(atCentre))
    problems.push(`is covered by ${atCentre?.outerHTML.slice(0, 80)}`);

  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  if (!hasOutline && boxShadow === 'none') problems.push('has no focus mark');
  return { name: element.textContent?.trim() || element.id || element.tagName, end: false, problems };
}

/** Lists what Tab should reach: every visible control that has not been taken out of the order. It runs in the page. */
function countControls(): number {
  return [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role=tabpanel]'),
  ].filter((element) => element.checkVisibility() && element.tabIndex >= 0 && !element.matches(':disabled'))
    .length;
}

/** Presses a key until the focus has gone through the page, and tells where it has been. */
async function walk(page: Page, key: WalkKey): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < tooManyStops) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describeFocus, key);
    if (stop.end) return stops;
    stops.push(stop);
  }
  throw new Error(`${key} never reached the end of the page; it was last at ${stops.at(-1)?.name}.`);
}

function problemsOf(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ name, problems }) => problems.map((problem) => `${name} ${problem}`));
}

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const screen of screens) {
      test(`Tab alone goes through ${screen.name} in order, and every stop can be seen`, async ({ page }) => {
        await openScreen(page, screen);
        const stops = await walk(page, 'Tab');
        expect(problemsOf(stops)).toEqual([]);
        expect(stops.at(0)?.name).toBe('Skip to main content');
        expect(stops.at(-1)?.name).toBe('Terms of Service');
        expect(stops.length, 'stops, of all controls').toBe(await page.evaluate(countControls));
      });

      // Backwards the stops come in from above, where the sticky header could cover them.
      test(`Shift+Tab goes back through ${screen.name}, and every stop can be seen`, async ({ page }) => {
        await openScreen(page, screen);
        await page.getByRole('link', { name: 'Terms of Service' }).focus();
        const stops = await walk(page, 'Shift+Tab');
        expect(problemsOf(stops)).toEqual([]);
        expect(stops.at(-1)?.name).toBe('Skip to main content');
        expect(stops.length + 1, 'stops, of all controls').toBe(await page.evaluate(countControls));
      });
    }
  });
}

for (const { screen, names } of [
  { screen: screens[2], names: ['Individual', 'Family', 'Community'] },
  { screen: screens[6], names: ['Hero Section', 'Services', 'Testimonials', 'Events'] },
]) {
  test(`the arrow keys, Home and End choose among the tabs on ${screen.name}`, async ({ page }) => {
    await openScreen(page, screen);
    const tab = (name: string | undefined) => page.getByRole('tab', { name, exact: true });
    const [first, last] = [names.at(0), names.at(-1)];
    const expectChosen = async (name: string | undefined) => {
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    };

    await tab(first).focus();
    for (const name of [...names.slice(1), first]) {
      await page.keyboard.press('ArrowRight');
      await expectChosen(name);
    }
    await page.keyboard.press('ArrowLeft');
    await expectChosen(last);
    await page.keyboard.press('Home');
    await expectChosen(first);
    await page.keyboard.press('End');
    await expectChosen(last);

    // Only the chosen tab is a stop; Tab goes on to what it shows.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel').and(page.locator(':focus, :focus-within'))).toHaveCount(1);
  });
}
