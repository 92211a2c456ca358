import { PITCH, type WeaveOptions, weaveGeometry } from './weave-geometry';

interface WeaveProps extends Partial<WeaveOptions> {
  /** Whether to fill the frame and crop the image, or to show all of it at the end of the frame. */
  fit?: 'slice' | 'meet';
  className?: string;
}

const ALL_GOALS = Array.from({ length: 17 }, (_, index) => index + 1);

/** The site's illustration: threads in the colors of the 17 goals, woven into one cloth. Hidden from screen readers. */
export function Weave({
  seed = 17,
  goals = ALL_GOALS,
  uprights = 14,
  loose = 0.36,
  fit = 'slice',
  className = '',
}: WeaveProps) {
  const weave = weaveGeometry({ seed, goals, uprights, loose });
  return (
    <svg
      viewBox={`0 0 ${weave.width} ${weave.height}`}
      preserveAspectRatio={fit === 'slice' ? 'xMinYMid slice' : 'xMaxYMid meet'}
      fill="none"
      strokeLinecap="round"
      className={`print:hidden ${className}`}
      aria-hidden="true"
    >
      {weave.threads.map(({ goal, path }) => (
        <path
          key={goal}
          d={path}
          stroke={`var(--thread-paint, var(--goal-${goal}))`}
          strokeWidth={PITCH * 0.68}
        />
      ))}
      <path d={weave.uprightPath} className="stroke-ink" strokeWidth={PITCH * 0.5} />
      <path d={weave.gapPath} className="stroke-paper" strokeWidth={PITCH * 0.84} strokeLinecap="butt" />
      {weave.threads.map(({ goal, overPath }) => (
        <path
          key={goal}
          d={overPath}
          stroke={`var(--thread-paint, var(--goal-${goal}))`}
          strokeWidth={PITCH * 0.68}
          strokeLinecap="butt"
        />
      ))}
    </svg>
  );
}
