import type { Page } from 'playwright/test';
import { itemButton, openTab } from '../../support/admin';
import { contactField } from '../../support/contact';
import { setDisplaySettings } from '../../support/display-settings';
import { notifications } from '../../support/notifications';
import { allScreens, expect, openScreen, screens, test } from '../../support/site';

/** More tab stops than any screen has, so that reaching it means a keyboard trap. */
const maxStops = 150;

type TabKey = 'Tab' | 'Shift+Tab';

interface TabStop {
  name: string;
  /** Whether the focus has left the page's content, or has wrapped around to where it started. */
  end: boolean;
  problems: string[];
}

/** Describes the focused element. Runs in the page. */
async function describeFocus(key: TabKey): Promise<TabStop> {
  const element = document.activeElement;
  if (!element || element === document.body || element.getAttribute('data-test-seen') === key)
    return { name: '', end: true, problems: [] };

  function focusRingProblems(control: Element): string[] {
    const { outlineStyle, outlineWidth } = getComputedStyle(control);
    return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2
      ? []
      : [`has no focus ring of 2 px (${outlineStyle} ${outlineWidth})`];
  }

  function visibilityProblems(control: Element): string[] {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    // A focusable tab panel may be taller than the window.
    if (control.matches('[role=tabpanel]') && top < window.innerHeight && bottom > 0) return [];
    if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight)
      return [`is not in view (${[left, top, right, bottom].map(Math.round)})`];
    const [across, down] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [across, down],
      [across, top + 2],
      [across, bottom - 2],
      [left + 2, down],
      [right - 2, down],
    ] as const;
    const cover = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((hit) => hit && !control.contains(hit) && !hit.contains(control));
    return cover ? [`is covered by ${cover.outerHTML.slice(0, 80)}`] : [];
  }

  const findProblems = () => [...focusRingProblems(element), ...visibilityProblems(element)];
  // Usually the page has already rendered the focus change; if not, wait for the next frame and for transitions.
  if (findProblems().length > 0) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished),
    );
  }
  const problems = findProblems();

  const previous = document.querySelector('[data-test-last]');
  const expected = key === 'Tab' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  if (previous && !(previous.compareDocumentPosition(element) & expected))
    problems.push('does not follow document order');
  previous?.removeAttribute('data-test-last');
  element.setAttribute('data-test-seen', key);
  element.setAttribute('data-test-last', '');
  return { name: element.textContent?.trim() || element.id || element.tagName, end: false, problems };
}

/** Marks the focused element as the start, at which tabbing also ends. Runs in the page. */
function markStart(key: TabKey): void {
  document.querySelector('[data-test-last]')?.removeAttribute('data-test-last');
  document.activeElement?.setAttribute('data-test-seen', key);
}

/** Presses a key until the focus has gone through the page, and returns every stop. Throws if it is trapped. */
async function tabThrough(page: Page, key: TabKey): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  await page.evaluate(markStart, key);
  while (stops.length < maxStops) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describeFocus, key);
    if (stop.end) return stops;
    stops.push(stop);
  }
  throw new Error(`${key} never reached the end of the page; it was last at ${stops.at(-1)?.name}.`);
}

const problemsOf = (stops: readonly TabStop[]): string[] =>
  stops.flatMap(({ name, problems }) => problems.map((problem) => `${name} ${problem}`));

/** Counts what Tab should reach: every visible control in the tab order, and one of a group of choices. Runs in the page. */
function countControls(): number {
  return [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input:not([type=radio]:not(:checked)), select, textarea, [role=tabpanel]',
    ),
  ].filter((element) => element.checkVisibility() && element.tabIndex >= 0 && !element.matches(':disabled'))
    .length;
}

test('Tab goes through every screen and back, and the focus is always visible', async ({ page }) => {
  for (const [index, screen] of allScreens.entries()) {
    const isPhone = index % 2 === 0;
    await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 });
    // Phones do without the licenses.
    const last = isPhone ? 'Terms of Service' : 'Open-Source Licenses';
    await test.step(screen.name, async () => {
      // Else the focus would be on the heading.
      await page.goto('about:blank');
      await openScreen(page, screen);
      // Some controls come late.
      await page.waitForLoadState('networkidle');
      const forward = await tabThrough(page, 'Tab');
      expect(problemsOf(forward)).toEqual([]);
      expect(forward.at(0)?.name).toBe('Skip to main content');
      expect(forward.at(-1)?.name).toBe(last);
      const controls = await page.evaluate(countControls);
      expect(forward.length, 'tab stops, out of all controls').toBe(controls);

      // Going back, controls scroll in from above, where the sticky header could cover them.
      await page.getByRole('link', { name: last }).focus();
      const back = await tabThrough(page, 'Shift+Tab');
      expect(problemsOf(back)).toEqual([]);
      expect(back.at(-1)?.name).toBe('Skip to main content');
      expect(back.length + 1, 'tab stops, out of all controls').toBe(controls);
    });
  }
});

test('a tall field comes into view, and a notification covers no focused control', async ({ page }) => {
  await test.step('all of a tall field', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openScreen(page, screens.contact);
    await setDisplaySettings(page, { text: '200' });
    await contactField(page, 'inquiryType').focus();
    await page.keyboard.press('Tab');
    await expect(contactField(page, 'message')).toBeFocused();
    await expect(contactField(page, 'message')).toBeInViewport({ ratio: 1 });
  });

  await test.step('a notification, forward and backward', async () => {
    await page.goto('about:blank');
    await page.setViewportSize({ width: 390, height: 844 });
    await openTab(page, 'Services');
    // A notification with Undo stays until it is dismissed.
    await itemButton(page, 'Delete', 'Provider Matching').click();
    await expect(notifications(page)).toHaveCount(1);
    expect(problemsOf(await tabThrough(page, 'Tab'))).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).focus();
    expect(problemsOf(await tabThrough(page, 'Shift+Tab'))).toEqual([]);
    await expect(notifications(page)).toHaveCount(1);
  });
});
