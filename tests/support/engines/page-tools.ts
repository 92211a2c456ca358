/** A point of the viewport. */
export interface Point {
  x: number;
  y: number;
}

declare global {
  /** What the engine specs add to each page of the site, before any of its own scripts. */
  var pageTools: {
    /** What went wrong on the page so far: uncaught errors, logged errors, violations of the content security policy. */
    problems: string[];
    /** Whether a visible element matches a selector and has exactly that accessible name or text, if any is given. */
    matches: (element: Element, selector: string, name: string | null) => boolean;
    /** The first element that {@link matches}. */
    find: (selector: string, name: string | null) => HTMLElement | undefined;
    /** Scrolls an element into view and returns its center, or `undefined` while it moves or anything covers it. */
    clickablePoint: (element: HTMLElement) => Promise<Point | undefined>;
  };
}

/** Installs `pageTools`. It runs in the page. */
export function installPageTools(): void {
  const problems: string[] = [];

  const { error } = console;
  console.error = (...values: unknown[]) => {
    problems.push(`console: ${values.map(String).join(' ')}`);
    error(...values);
  };
  window.addEventListener(
    'error',
    ({ message, target }) => {
      const source = target instanceof HTMLElement ? target.outerHTML.slice(0, 200) : '';
      problems.push(`error: ${message ?? source}`);
    },
    // A file that cannot be loaded reports an error that does not bubble.
    { capture: true },
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    problems.push(`unhandled rejection: ${String(reason)}`),
  );
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy: ${violatedDirective} blocks ${blockedURI}`),
  );

  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

  const matches = (element: Element, selector: string, name: string | null) =>
    element.matches(selector) && isVisible(element) && (name === null || nameOf(element) === name);

  const center = (element: HTMLElement) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };

  const isUncovered = (element: HTMLElement) => {
    const { x, y } = center(element);
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };

  globalThis.pageTools = {
    problems,
    matches,
    find: (selector, name) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
        matches(element, selector, name),
      ),
    async clickablePoint(element) {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > window.innerHeight || !isUncovered(element)) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      const { x, y } = center(element);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const now = center(element);
      return now.x === x && now.y === y && isUncovered(element) ? now : undefined;
    },
  };
}
