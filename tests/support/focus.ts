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

  /** Red, green, blue and alpha of any CSS color. */
  function pixel(color: string): number[] {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('Could not get a canvas context to read a color.');
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  }

  /** WCAG's relative luminance. */
  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = pixel(color).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function contrast(one: string, other: string): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  /** The background of the focus ring: it is offset from the control, so it lies on the nearest opaque ancestor. */
  function backgroundAround(control: Element): string {
    for (let around = control.parentElement; around; around = around.parentElement) {
      const { backgroundColor } = getComputedStyle(around);
      if (pixel(backgroundColor)[3] === 255) return backgroundColor;
    }
    return 'white';
  }

  function focusRingProblems(control: Element): string[] {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control);
    if (outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 2) {
      return [`has no focus ring of 2 px (${outlineStyle} ${outlineWidth})`];
    }
    const ratio = contrast(outlineColor, backgroundAround(control));
    return ratio < 3 ? [`has a focus ring with a contrast of ${ratio.toFixed(1)}:1`] : [];
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
