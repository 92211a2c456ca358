import type { Page } from 'playwright/test';

/** More tab stops than any screen has, so that reaching it means a keyboard trap. */
const maxStops = 150;

type TabKey = 'Tab' | 'Shift+Tab';

/** One element that received the focus. */
export interface TabStop {
  name: string;
  /** Whether the focus has left the page's content, or has wrapped around to where it started. */
  end: boolean;
  /** What makes the focus hard to see. */
  problems: string[];
}

/** Describes the focused element. Runs in the page. */
async function describeFocus(key: TabKey): Promise<TabStop> {
  const element = document.activeElement;
  if (!element || element === document.body || element.getAttribute('data-test-seen') === key) {
    return { name: '', end: true, problems: [] };
  }

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
    if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight) {
      return [`is not in view (${[left, top, right, bottom].map(Math.round)})`];
    }
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
  if (previous && !(previous.compareDocumentPosition(element) & expected)) {
    problems.push('does not follow document order');
  }
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

/**
 * Presses a key until the focus has gone through the whole page, and returns every tab stop.
 *
 * @throws when the focus is trapped
 */
export async function tabThrough(page: Page, key: TabKey): Promise<TabStop[]> {
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

/** Lists the problems of the tab stops as readable lines. */
export function problemsOf(stops: readonly TabStop[]): string[] {
  return stops.flatMap(({ name, problems }) => problems.map((problem) => `${name} ${problem}`));
}
