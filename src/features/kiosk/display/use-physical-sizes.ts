import { useLayoutEffect, useState } from 'react';
import { setRootSizes } from '@/lib/root-element';
import { type DisplayFigures, type PhysicalSizes, physicalSizes } from './display-size';

function measure(figures: DisplayFigures): PhysicalSizes {
  return physicalSizes(figures, window.screen, window.innerHeight);
}

/** Returns the sizes on this display, and sets the custom properties that the style sheet uses. */
export function usePhysicalSizes(figures: DisplayFigures): PhysicalSizes {
  const [sizes, setSizes] = useState(() => measure(figures));
  const { text, leastText, target, key, dock, qrCode } = sizes;
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
        '--least-text': leastText,
        '--size-target': target,
        '--size-key': key,
        '--dock-most': dock,
        '--size-qr-code': qrCode,
        '--reach-line': reachLine,
      }),
    [text, leastText, target, key, dock, qrCode, reachLine],
  );

  return sizes;
}
