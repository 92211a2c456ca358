import { useLayoutEffect, useState } from 'react';
import { type DisplayFigures, type PhysicalSizes, physicalSizes } from './display-size';

function measure(figures: DisplayFigures): PhysicalSizes {
  return physicalSizes(figures, window.screen, window.innerHeight);
}

/** The sizes on this display, also as the custom properties that the style sheet uses. */
export function usePhysicalSizes(figures: DisplayFigures): PhysicalSizes {
  const [sizes, setSizes] = useState(() => measure(figures));
  const { text, target, key, qrCode } = sizes;

  useLayoutEffect(() => {
    const update = () => setSizes(measure(figures));
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [figures]);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const properties = { text, target, key, 'qr-code': qrCode };
    for (const [name, px] of Object.entries(properties)) style.setProperty(`--size-${name}`, `${px}px`);
    return () => {
      for (const name of Object.keys(properties)) style.removeProperty(`--size-${name}`);
    };
  }, [text, target, key, qrCode]);

  return sizes;
}
