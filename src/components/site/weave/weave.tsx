import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { threadColor } from './thread-color';
import { THREAD_PITCH, THREAD_WIDTH, type WeaveOptions, weaveGeometry } from './weave-geometry';

interface WeaveProps extends Partial<Pick<WeaveOptions, 'seed' | 'loose'>> {
  className?: string;
}

/** Renders the weave wider than its frame, which crops it, so that nothing visible moves once it is measured. */
const PRERENDERED_RATIO = 3.5;

/** Outlines each thread in themes that give all of them one color, or they would merge where they cross. */
const EDGE = 'var(--thread-edge, none)';

const ALL_GOALS = Array.from({ length: 17 }, (_, index) => index + 1);

/** The site's illustration: threads in the goals' colors, woven into a cloth that fills any frame. Not for screen readers. */
export function Weave({ seed = 17, loose = 0.4, className = '' }: WeaveProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState<number>();

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    // The observer also calls back once the frame has been laid out.
    const observer = new ResizeObserver(() => {
      // Skips a hidden frame, which has no height.
      if (element.clientHeight) setRatio(element.clientWidth / element.clientHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const weave = weaveGeometry({ seed, goals: ALL_GOALS, ratio: ratio ?? PRERENDERED_RATIO, loose });
  return (
    <div ref={frame} data-testid="weave" className={`overflow-hidden print:hidden ${className}`}>
      <svg
        // Scales by the height alone.
        viewBox={`0 0 1 ${weave.height}`}
        preserveAspectRatio="xMinYMid"
        fill="none"
        strokeLinecap="round"
        className="h-full w-full overflow-visible"
        aria-hidden="true"
      >
        <g strokeWidth={THREAD_WIDTH}>
          {weave.threads.map(({ goal, path }) => (
            <Fragment key={goal}>
              <path d={path} stroke={EDGE} strokeWidth={THREAD_PITCH * 0.92} />
              <path d={path} stroke={threadColor(goal)} />
            </Fragment>
          ))}
        </g>
        <g className="stroke-ink" strokeWidth={THREAD_PITCH * 0.5}>
          <path d={weave.uprightPath} stroke={EDGE} strokeWidth={THREAD_PITCH * 0.8} />
          <path d={weave.uprightPath} />
        </g>
        <g strokeLinecap="butt">
          <path
            d={weave.gapPath}
            className="stroke-paper"
            strokeWidth={THREAD_PITCH * 0.84}
            strokeDasharray={weave.dashes.gap}
          />
          <g strokeWidth={THREAD_WIDTH} strokeDasharray={weave.dashes.over}>
            {weave.threads.map(({ goal, overPath }) => (
              <path key={goal} d={overPath} stroke={threadColor(goal)} />
            ))}
          </g>
        </g>
      </svg>
    </div>
  );
}
