import { useLayoutEffect, useState } from 'react';
import { setRootData, setRootSizes } from '@/lib/root-element';
import { type DisplayFigures, type PhysicalSizes, physicalSizes, TABLET_INCHES } from './display-size';

/** A display with fewer lines of the smallest text, or a tablet, has no room for an introduction beside or above tiles. */
const FEW_LINES = 36;

function measure(figures: DisplayFigures): PhysicalSizes {
  return physicalSizes(figures, window.screen, window.innerHeight);
}

/**
 * The sizes on this display, also as the custom properties that the style sheet uses, and whether it has few lines.
 *
 * @param textPercent the visitor's text size
 */
export function usePhysicalSizes(figures: DisplayFigures, textPercent: number): PhysicalSizes {
  const [sizes, setSizes] = useState(() => measure(figures));
  const { text, target, key, dock, qrCode } = sizes;
  const reachLine = sizes.reachTop.reach;

  useLayoutEffect(() => {
    const update = () => setSizes(measure(figures));
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [figures]);

  useLayoutEffect(
    () =>
      setRootSizes({
        '--size-text': text,
        '--size-target': target,
        '--size-key': key,
        '--dock-most': dock,
        '--size-qr-code': qrCode,
        '--reach-line': reachLine,
      }),
    [text, target, key, dock, qrCode, reachLine],
  );

  const isLow =
    figures.inches < TABLET_INCHES || window.innerHeight / (text * (textPercent / 100)) < FEW_LINES;
  useLayoutEffect(() => (isLow ? setRootData({ low: '' }) : undefined), [isLow]);

  return sizes;
}
