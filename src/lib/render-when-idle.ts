import { whenIdle } from './when-idle';

/** The sections without a layout so far, in the order of the page. */
const waiting = new Set<HTMLElement>();

function render(section: HTMLElement): void {
  waiting.delete(section);
  section.dataset.rendered = '';
}

/** Renders all of the page, before scrolling to a position in it: the heights of waiting sections are only estimates. */
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
 * The `ref` of a section with the class `render-when-idle`, which is below the first view. The browser skips its layout
 * until it is its turn, one section at a time, so that the page stays responsive, or until the visitor scrolls or presses a
 * key, which may scroll.
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
