import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { keysOf } from '@/lib/keys-of';
import { listen } from '@/lib/listen';
import { setRootData, setRootSizes } from '@/lib/root-element';
import type { ReachLine } from '../shared/kiosk-visit';
import { type DisplayFigures, physicalSizes } from './display-size';

/** A page that is lower than this, in sizes of its text, or a tablet, has no room for an introduction beside or above tiles. */
const COMPACT_HEIGHT_EM = 36;
/** A page that is lower than this, in sizes of enlarged text, has no room for pictures on tiles, or for all tiles. */
const FEW_LINES_HEIGHT_EM = 20;

const onResize = (listener: () => void) => listen(window, { resize: listener });

/** Holds how far the visitor has lowered everything, and sets what style sheets need of the display, given the text's scale. */
export function useDisplay(figures: DisplayFigures, textScale: number) {
  const pageHeight = useSyncExternalStore(onResize, () => window.innerHeight);
  const sizes = useMemo(() => physicalSizes(figures, window.screen, pageHeight), [figures, pageHeight]);
  const { text, isTablet, reachTop } = sizes;
  const [chosen, onChange] = useState<ReachLine>();
  const top = chosen ? reachTop[chosen] : 0;
  // Ignores a chosen line that a tablet has no longer, once it is turned.
  const line = top > 0 ? chosen : undefined;
  const isLower = line !== undefined;
  const heightEm = (pageHeight - top) / (text * textScale);
  const isCompact = isTablet || heightEm < COMPACT_HEIGHT_EM;
  const hasFewLines = heightEm < FEW_LINES_HEIGHT_EM;

  useLayoutEffect(
    () =>
      setRootSizes({
        '--size-text': sizes.text,
        '--least-text': sizes.leastText,
        '--size-target': sizes.target,
        '--dock-most': sizes.dock,
        '--size-qr-code': sizes.qrCode,
        '--reach-line': sizes.reachTop.reach,
      }),
    [sizes],
  );
  useLayoutEffect(() => (isLower ? setRootSizes({ '--reach-top': top }) : undefined), [isLower, top]);
  useLayoutEffect(() => (isLower ? setRootData({ lower: '' }) : undefined), [isLower]);
  useLayoutEffect(() => (isCompact ? setRootData({ compact: '' }) : undefined), [isCompact]);
  useLayoutEffect(() => (hasFewLines ? setRootData({ fewLines: '' }) : undefined), [hasFewLines]);

  return {
    /** The least width and height of a control, in pixels. */
    target: sizes.target,
    lowerScreen: { line, onChange, top, lines: keysOf(reachTop).filter((each) => reachTop[each] > 0) },
  };
}
