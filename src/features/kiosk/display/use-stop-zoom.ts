import { useEffect } from 'react';
import { onRender } from '@/lib/render-when-idle';
import { costOfSection } from '../dock/page-step';

/** The zooms that are tried: fewer in a long section, which takes longer. A heading that has a stop for itself may be larger. */
const ZOOMS = [1.75, 1.6, 1.45, 1.3, 1.2, 1.1, 1];
const LONG_ZOOMS = [1.6, 1.3, 1.1, 1];
const HEADING_ZOOMS = [2.5, 2.1, ...LONG_ZOOMS];
/** The share of its stop that enlarged content may take. */
const MOST_FILLED = 0.9;

/** Whether no word is too long for its line. */
function hasWholeWords(section: HTMLElement): boolean {
  const texts = [section, ...section.querySelectorAll<HTMLElement>('h2, h3, p')];
  return texts.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1);
}

/** What it costs if something is too wide, or a heading larger than it should be. */
const TOO_LARGE = 99;

/** Applies the zoom that costs least, or the largest of those. */
function zoomTo(
  section: HTMLElement,
  property: string,
  zooms: readonly number[],
  costOf: (zoom: number) => number,
): void {
  let best = { cost: Number.POSITIVE_INFINITY, zoom: 1 };
  for (const zoom of zooms) {
    section.style.setProperty(property, `${zoom}`);
    const cost = hasWholeWords(section) ? costOf(zoom) : TOO_LARGE + zoom;
    if (cost < best.cost) best = { cost, zoom };
    // Each try lays the page out anew.
    if (cost === 0) break;
  }
  section.style.setProperty(property, `${best.zoom}`);
}

/**
 * Enlarges what would leave much of a stop empty (`stop-zoom` in src/styles/stops.css): all of a short section; the heading
 * and then the content of one that takes several stops, so that these are well filled.
 *
 * @param height of a section that fills its stop, in pixels
 * @param viewHeight between header and dock
 */
function fillStops(section: HTMLElement, height: number, viewHeight: number): void {
  section.removeAttribute('style');
  const { style } = section;
  style.minHeight = '0';
  // A word that would be broken shows that it is too long.
  style.overflowWrap = 'normal';
  style.setProperty('--stop-zoom', '1');
  if (section.offsetHeight <= height) {
    const most = (zoom: number) => height * (zoom > 1 ? MOST_FILLED : 1);
    zoomTo(section, '--stop-zoom', ZOOMS, (zoom) => (section.offsetHeight <= most(zoom) ? 0 : 1));
  } else {
    if (costOfSection(section, viewHeight).startsWithHeading)
      zoomTo(section, '--heading-zoom', HEADING_ZOOMS, (zoom) => {
        const { cost, startsWithHeading } = costOfSection(section, viewHeight);
        return zoom === 1 || startsWithHeading ? cost : TOO_LARGE;
      });
    zoomTo(section, '--stop-zoom', LONG_ZOOMS, () => costOfSection(section, viewHeight).cost);
  }
  style.minHeight = style.overflowWrap = '';
}

/** Lets the content of sections fill their stops, at whatever size of the display and of the text. */
export function useStopZoom(): void {
  useEffect(() => {
    /** What each section was fitted to. */
    const fitted = new WeakMap<Element, string>();
    const update = () => {
      const { fontSize } = getComputedStyle(document.documentElement);
      const keyOf = ({ offsetHeight, offsetWidth, textContent }: HTMLElement, minHeight: string) =>
        [offsetHeight, offsetWidth, minHeight, fontSize, textContent?.length].join();
      for (const section of document.querySelectorAll<HTMLElement>('main section')) {
        const { minHeight, display, contentVisibility } = getComputedStyle(section);
        // It has no layout yet.
        if (contentVisibility === 'auto') continue;
        // It fills its stop by itself, or has none of its own.
        if (display === 'flex' || !(Number.parseFloat(minHeight) > 0)) {
          section.removeAttribute('style');
          continue;
        }
        if (fitted.get(section) === keyOf(section, minHeight)) continue;
        const height = Number.parseFloat(minHeight);
        fillStops(section, height, height + Number.parseFloat(fontSize));
        fitted.set(section, keyOf(section, minHeight));
      }
    };
    let frame = 0;
    const updateSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const resizes = new ResizeObserver(updateSoon);
    resizes.observe(document.body);
    // Another screen may be as tall.
    const changes = new MutationObserver(updateSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    // At once, since a step may follow that measures the page.
    const unsubscribe = onRender(update);
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
      resizes.disconnect();
      changes.disconnect();
    };
  }, []);
}
