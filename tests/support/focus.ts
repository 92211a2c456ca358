import type { Page } from 'playwright/test';

/** More stops than any screen has: who presses Tab so often is in a trap. */
const tooManyStops = 150;

type WalkKey = 'Tab' | 'Shift+Tab';

/** One place that the focus came to. */
export interface Stop {
  name: string;
  /** Whether the focus has left the page's content, or come round to its start. */
  end: boolean;
  /** What a person who looks for the focus would miss. */
  problems: string[];
}

/** Looks at what has the focus now. It runs in the page. */
async function describeFocus(key: WalkKey): Promise<Stop> {
  const element = document.activeElement;
  if (!element || element === document.body || element.getAttribute('data-test-seen') === key) {
    return { name: '', end: true, problems: [] };
  }

  /** Red, green and blue of any colour that CSS can write, and how opaque it is. */
  function pixel(colour: string): number[] {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('There is no canvas to read a colour with.');
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  }

  /** WCAG's relative luminance. */
  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = pixel(colour).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function contrast(one: string, other: string): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  /** The colour on which the focus mark stands: it has a gap to the control, so it is on what is around it. */
  function groundAround(control: Element): string {
    for (let around = control.parentElement; around; around = around.parentElement) {
      const { backgroundColor } = getComputedStyle(around);
      if (pixel(backgroundColor)[3] === 255) return backgroundColor;
    }
    return 'white';
  }

  function markProblems(control: Element): string[] {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(control);
    if (outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 2) {
      return [`has no focus mark of 2 px (${outlineStyle} ${outlineWidth})`];
    }
    const ratio = contrast(outlineColor, groundAround(control));
    return ratio < 3 ? [`has a focus mark of ${ratio.toFixed(1)}:1`] : [];
  }

  function viewProblems(control: Element): string[] {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    // A panel of tabs is a place to scroll, and may be taller than the window.
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
    const over = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((hit) => hit && !control.contains(hit) && !hit.contains(control));
    return over ? [`is covered by ${over.outerHTML.slice(0, 80)}`] : [];
  }

  const problemsNow = () => [...markProblems(element), ...viewProblems(element)];
  // Most often the page has already drawn what the focus changes; where it has not, it is given the time.
  if (problemsNow().length > 0) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished),
    );
  }
  const problems = problemsNow();

  const previous = document.querySelector('[data-test-last]');
  const expected = key === 'Tab' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  if (previous && !(previous.compareDocumentPosition(element) & expected)) {
    problems.push('is out of the order of the page');
  }
  previous?.removeAttribute('data-test-last');
  element.setAttribute('data-test-seen', key);
  element.setAttribute('data-test-last', '');
  return { name: element.textContent?.trim() || element.id || element.tagName, end: false, problems };
}

/** Takes the place that has the focus now for the start, at which the walk ends, too. It runs in the page. */
function startHere(key: WalkKey): void {
  document.querySelector('[data-test-last]')?.removeAttribute('data-test-last');
  document.activeElement?.setAttribute('data-test-seen', key);
}

/** Presses a key until the focus has gone through the page, and tells where it has been. */
export async function walk(page: Page, key: WalkKey): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(startHere, key);
  while (stops.length < tooManyStops) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(describeFocus, key);
    if (stop.end) return stops;
    stops.push(stop);
  }
  throw new Error(`${key} never reached the end of the page; it was last at ${stops.at(-1)?.name}.`);
}

/** What is wrong with the stops, as readable lines. */
export function problemsOf(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ name, problems }) => problems.map((problem) => `${name} ${problem}`));
}
