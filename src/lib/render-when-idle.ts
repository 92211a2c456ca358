import { whenIdle } from './when-idle';

/** The attribute of sections that have been laid out. */
export const renderedMark = 'data-rendered';

/** Sections that have not been laid out yet, in page order. */
const waiting = new Set<HTMLElement>();

function render(section: HTMLElement): void {
  waiting.delete(section);
  section.setAttribute(renderedMark, '');
}

/** Lays out the whole page, as before scrolling to a position: the heights of waiting sections are estimates. */
export function renderNow(): void {
  for (const section of waiting) render(section);
}

function onScroll(): void {
  // A new screen starts at the top.
  if (window.scrollY > 0) renderNow();
}

function renderNext(): void {
  const [next] = waiting;
  if (next) {
    render(next);
    // Not two in one frame.
    requestAnimationFrame(() => whenIdle(renderNext));
  } else {
    window.removeEventListener('keydown', renderNow);
    window.removeEventListener('scroll', onScroll);
  }
}

/**
 * The `ref` of a section below the first view, with the class `render-when-idle`. To keep the page responsive, the browser
 * lays such sections out one at a time while idle, or all at once when the visitor scrolls or presses a key, which may scroll
 * (PERFORMANCE.md says what that earns).
 */
export function renderWhenIdle(section: HTMLElement): () => void {
  if (waiting.size === 0) {
    whenIdle(renderNext);
    window.addEventListener('keydown', renderNow);
    window.addEventListener('scroll', onScroll, { passive: true });
  }
  waiting.add(section);
  return () => {
    waiting.delete(section);
  };
}
