import { useLayoutEffect, useRef, useState } from 'react';
import { Weave } from '@/components/site/weave/weave';

/** The number of upright threads with which the weave is as wide as high, and the most that are useful. */
const UPRIGHTS_OF_SQUARE = 12.4;
const MOST_UPRIGHTS = 14;

interface RestPictureProps {
  seed: number;
  isPaused: boolean;
}

/** The weave of the rest screen. It fills its frame, moves slowly, and has fewer upright threads in a narrow frame. */
export function RestPicture({ seed, isPaused }: RestPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [uprights, setUprights] = useState(MOST_UPRIGHTS);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const ratio = element.clientWidth / element.clientHeight;
      setUprights(Math.min(Math.max(Math.floor(ratio * UPRIGHTS_OF_SQUARE), 1), MOST_UPRIGHTS));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame} className="min-h-0 min-w-0 overflow-hidden">
      <div className="rest-weave size-full" data-paused={isPaused ? '' : undefined}>
        <Weave seed={seed} uprights={uprights} className="size-full" />
      </div>
    </div>
  );
}
