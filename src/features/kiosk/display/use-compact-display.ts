import { useLayoutEffect } from 'react';
import { setRootData } from '@/lib/root-element';
import { type DisplayFigures, TABLET_INCHES } from './display-size';

/** A page with fewer lines of the smallest text, or a tablet, has no room for an introduction beside or above tiles. */
const FEW_LINES = 36;

/**
 * Tells the style sheet whether there are few lines.
 *
 * @param text the visitor's text size in pixels
 * @param top where what is in use begins, in pixels from the top of the page
 */
export function useCompactDisplay({ inches }: DisplayFigures, text: number, top: number): void {
  const isCompact = inches < TABLET_INCHES || (window.innerHeight - top) / text < FEW_LINES;
  useLayoutEffect(() => (isCompact ? setRootData({ compact: '' }) : undefined), [isCompact]);
}
