import { channel } from './channel';
import { whenIdle } from './when-idle';

/** Sections that have not been laid out yet, in page order. */
const waiting = new Set<HTMLElement>();

const renders = channel();

/** Calls a function at once whenever sections have been laid out, until what it returns is called. */
export const onRender = renders.subscribe;

function render(sections: Iterable<HTMLElement>): void {
  for (const section of sections) {
    waiting.delete(section);
    section.dataset.rendered = '';
  }
  renders.send();
}

/** Lays out the whole page, as before scrolling to a position: the heights of waiting sections are estimates. */
export function renderNow(): void {
  if (waiting.size > 0) render(waiting);
}

function onScroll(): void {
  // A new screen starts at the top.
  if (window.scrollY > 0) renderNow();
}

function renderNext(): void {
  const [next] = waiting;
  if (next) {
    render([next]);
    // Not two in one frame.
    requestAnimationFrame(() => whenIdle(renderNext));
  } else {
    window.removeEventListener('keydown', renderNow);
    window.removeEventListener('scroll', onScroll);
  }
}

/**
 * The `ref` of a section below the first view, with the class `render-when-idle`. To keep the page responsive, the browser
 * lays such sections out one at a time while idle, or all at once when the visitor scrolls or presses a key, which may scroll.
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
