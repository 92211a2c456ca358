import { type RefObject, useEffect, useState } from 'react';
import { trackHeight } from '@/lib/root-element';

type ElementRef = RefObject<HTMLElement | null>;

/** Sets the heights of the header's first row and of the part that stays. Returns whether the first row is in view. */
export function useHeaderHeights(
  header: ElementRef,
  help: ElementRef,
  stickyPart: ElementRef,
  open: boolean,
): boolean {
  const [helpInView, setHelpInView] = useState(true);

  useEffect(() => {
    // Does not follow an open menu, which is as high as the screen, and closes before anything below it shows.
    return open || !stickyPart.current ? undefined : trackHeight('--header-height', stickyPart.current);
  }, [open, stickyPart]);

  useEffect(() => {
    if (!help.current || !header.current) return undefined;
    const observer = new IntersectionObserver(
      // Takes the last of several changes. Larger text pushes part of the row into view for a moment.
      (changes) => setHelpInView((changes.at(-1)?.intersectionRatio ?? 1) > 0.9),
      { threshold: 0.9 },
    );
    observer.observe(help.current);
    const untrackHeight = trackHeight('--help-row', help.current, undefined, header.current);
    return () => {
      observer.disconnect();
      untrackHeight();
    };
  }, [header, help]);

  return helpInView;
}
