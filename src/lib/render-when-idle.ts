import { channel } from './channel';
import { whenIdle } from './when-idle';

/** Sections that have not been laid out yet, in page order. */
const waiting = new Set<HTMLElement>();

/** Whether a section has not been laid out yet. */
export const isWaitingForLayout = (element: Element) =>
  element instanceof HTMLElement && waiting.has(element);

const renders = channel();

/** Calls a function each time sections have been laid out, until the returned function is called. */
export const onSectionsLaidOut = renders.subscribe;

function render(sections: Iterable<HTMLElement>): void {
  for (const section of sections) {
    waiting.delete(section);
    section.dataset.rendered = '';
  }
  renders.send();
}

/** Lays out the whole page, for example before scrolling, since the heights of waiting sections are estimates. */
export function layOutWaitingSections(): void {
  if (waiting.size > 0) render(waiting);
}

function onScroll(): void {
  // Does nothing at the top, where a new screen starts.
  if (window.scrollY > 0) layOutWaitingSections();
}

function renderNext(): void {
  const [next] = waiting;
  if (next) {
    render([next]);
    // Waits for a frame, so that a frame never lays out two sections.
    requestAnimationFrame(() => whenIdle(renderNext));
  } else {
    window.removeEventListener('keydown', layOutWaitingSections);
    window.removeEventListener('scroll', onScroll);
  }
}

function addWaiting(section: HTMLElement): () => void {
  if (waiting.size === 0) {
    whenIdle(renderNext);
    window.addEventListener('keydown', layOutWaitingSections);
    window.addEventListener('scroll', onScroll, { passive: true });
  }
  waiting.add(section);
  return () => {
    waiting.delete(section);
  };
}

/** The props of a section below the first view. Lays out one at a time while idle, or all at once before a scroll. */
export const renderedWhenIdle = { ref: addWaiting, 'data-late': '' };
