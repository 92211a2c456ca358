import { computeAccessibleName } from 'dom-accessibility-api';
import { brand } from '@/lib/page-parts';
import type { PageStep } from './sheet';

/** The share of the view that stays visible in a step within a part, so that readers find their line again. */
const OVERLAP = 0.15;
/** A part that begins higher is on the page already, and its rest comes next. */
const LEAST_STEP = 0.25;

/** Where a step leads. */
interface Stop {
  /** How far it is, in pixels: toward the end, or negative. */
  distance: number;
  /** The part at the top of the view then; -1 before the first one. */
  part: number;
  /** Whether that part begins there. */
  isStart: boolean;
}

/**
 * Decides how far a step goes: to the last part that begins within a page, so that nothing is left out, or else a page
 * less an overlap.
 *
 * @param starts where the parts begin, in pixels from the top of the view
 * @param height of the view, in pixels
 */
export function stopOf(starts: readonly number[], height: number, step: PageStep): Stop {
  const direction = step === 'next' ? 1 : -1;
  const isInReach = (start: number) =>
    start * direction >= height * LEAST_STEP && start * direction <= height;
  const part = step === 'next' ? starts.findLastIndex(isInReach) : starts.findIndex(isInReach);
  const start = starts[part];
  if (start !== undefined) return { distance: start, part, isStart: true };
  const distance = direction * height * (1 - OVERLAP);
  return { distance, part: starts.findLastIndex((each) => each <= distance), isStart: false };
}

/**
 * Finds where a step on the current screen leads, and the title of the part there.
 *
 * @param top the distance of the screen from the top of the display, in pixels
 */
export function findStop(dock: Element, top: number, step: PageStep): Stop & { title: string } {
  const header = brand.current?.closest('header');
  const isSticky = header && getComputedStyle(header).position === 'sticky';
  const viewTop = top + (isSticky ? header.offsetHeight : 0);
  const parts = [...document.querySelectorAll<HTMLElement>('main section, footer')].filter(
    (part) => part.getClientRects().length > 0 && !part.parentElement?.closest('section'),
  );
  const starts = parts.map((part) => part.getBoundingClientRect().top - viewTop);
  const stop = stopOf(starts, dock.getBoundingClientRect().top - viewTop, step);
  const part = parts[stop.part];
  return { ...stop, title: part ? computeAccessibleName(part) : '' };
}
