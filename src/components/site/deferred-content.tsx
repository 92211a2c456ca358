import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Content that renders after a screen's heading: decoration, and all sections below it. After a click on a link, the heading is
 * painted first and this content right after it, even on a slow device. Back and Forward restore a scroll position, and a link
 * with a fragment leads to a section, so the screen renders in one pass then, as it does on the first visit.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const isBack = useNavigationType() === 'POP';
  const hasFragment = useLocation().hash !== '';
  const [shown, setShown] = useState(isBack || hasFragment);

  useEffect(() => {
    // Uses a transition, which renders in a later task, after the frame. A deferred value might render before it.
    const frame = requestAnimationFrame(() => startTransition(() => setShown(true)));
    return () => cancelAnimationFrame(frame);
  }, []);

  return shown && children;
}
