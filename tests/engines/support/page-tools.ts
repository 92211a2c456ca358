declare global {
  /** What the engine specs add to each page of the site, before any of its own scripts. */
  var pageTools: ReturnType<typeof createPageTools>;
}

/** Runs in the page. */
export function createPageTools() {
  // Uncaught errors, logged errors, and violations of the content security policy.
  const problems: string[] = [];
  const { error } = console;
  console.error = (...values: unknown[]) => {
    problems.push(`console: ${values.map(String).join(' ')}`);
    error(...values);
  };
  // A file that cannot be loaded reports an error that does not bubble.
  window.addEventListener(
    'error',
    ({ message, target }) =>
      problems.push(`error: ${message ?? (target instanceof Element ? target.outerHTML : '')}`),
    { capture: true },
  );
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy: ${violatedDirective} blocks ${blockedURI}`),
  );

  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
  // Whether a visible element matches a selector and has exactly that accessible name or text, if any is given.
  const matches = (element: Element | null, selector: string, name?: string) =>
    element?.matches(selector) === true &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    (name === undefined || nameOf(element) === name);
  const find = (selector: string, name?: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => matches(element, selector, name));

  const center = (element: HTMLElement): [x: number, y: number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const isUncovered = (element: HTMLElement) => {
    const hit = document.elementFromPoint(...center(element));
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  // Scrolls an element into view and returns its center, or `null` while it moves or anything covers it.
  const clickablePoint = async (selector: string, name?: string) => {
    const element = find(selector, name);
    if (!element) return null;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight || !isUncovered(element))
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = center(element);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const now = center(element);
    return `${now}` === `${before}` && isUncovered(element) ? now : null;
  };
  return { problems, matches, find, clickablePoint };
}
