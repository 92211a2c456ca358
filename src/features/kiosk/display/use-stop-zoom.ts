import { useEffect } from 'react';
import { onRender } from '@/lib/render-when-idle';

/** The zooms that are tried for the content of a section. */
const ZOOMS = [1.75, 1.6, 1.45, 1.3, 1.2, 1.1, 1];
/** The share of its stop that enlarged content may take. */
const MOST_FILLED = 0.9;

/**
 * Enlarges the content of a section that would leave much of its stop empty (`stop-zoom` in src/styles/stops.css); none of what
 * is longer than a stop.
 */
function fillStop(section: HTMLElement, height: number): void {
  const { style } = section;
  style.minHeight = '0';
  const zoom = ZOOMS.find((each) => {
    style.setProperty('--stop-zoom', `${each}`);
    const { offsetHeight, scrollWidth, clientWidth } = section;
    return offsetHeight <= height * (each > 1 ? MOST_FILLED : 1) && scrollWidth <= clientWidth;
  });
  if (!zoom) style.removeProperty('--stop-zoom');
  style.minHeight = '';
}

/** Lets the content of short sections fill their stops, at whatever size of the display and of the text. */
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
          section.style.removeProperty('--stop-zoom');
          continue;
        }
        if (fitted.get(section) === keyOf(section, minHeight)) continue;
        fillStop(section, Number.parseFloat(minHeight));
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
