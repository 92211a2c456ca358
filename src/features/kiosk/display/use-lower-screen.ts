import { useLayoutEffect, useState } from 'react';
import { setRootData, setRootSizes } from '@/lib/root-element';
import type { PhysicalSizes, ReachLine } from './display-size';

/** Whether and how far everything is brought lower, for someone who sits or cannot reach up. */
export type LowerScreen = ReturnType<typeof useLowerScreen>;

const allLines: readonly ReachLine[] = ['reach', 'low', 'half'];

/** Holds the visitor's choice, and applies it as `--reach-top`, the distance from the top of the page to the line. */
export function useLowerScreen(reachTop: PhysicalSizes['reachTop']) {
  const [chosen, onChange] = useState<ReachLine>();
  const top = chosen ? reachTop[chosen] : 0;
  // A tablet that is turned may no longer have the line.
  const line = top > 0 ? chosen : undefined;
  const isLower = line !== undefined;

  useLayoutEffect(() => (isLower ? setRootData({ lower: '' }) : undefined), [isLower]);
  useLayoutEffect(() => (isLower ? setRootSizes({ '--reach-top': top }) : undefined), [isLower, top]);

  return {
    /** The line below which everything is shown; `undefined` while the whole display is in use. */
    line,
    onChange,
    /** The distance from the top of the page to the line, in pixels. */
    top,
    /** The lines that are on this display, from the highest; the first is the default. A tablet has none. */
    lines: allLines.filter((each) => reachTop[each] > 0),
  };
}
