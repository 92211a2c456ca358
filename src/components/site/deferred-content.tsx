import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Content that renders after a screen's heading; at once where a scroll position or a section has to be there. */
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
