import { PITCH, type WeaveOptions, weaveGeometry } from './weave-geometry';

interface WeaveProps extends Partial<WeaveOptions> {
  /** Gives the frame its size. */
  className?: string;
}

const ALL_GOALS = Array.from({ length: 17 }, (_, index) => index + 1);

/** Each group of further upright threads shows in a frame that is wide enough for all of it (goals.css). */
const GROUP_CLASSES = ['', 'weave-1', 'weave-2', 'weave-3', 'weave-4', 'weave-5'];

/**
 * The site's illustration: threads in the colors of the goals, woven into one cloth. Its frame never cuts it but at the
 * end, where the threads run on. Hidden from screen readers.
 */
export function Weave({
  seed = 17,
  goals = ALL_GOALS,
  uprights = 14,
  loose = 0.36,
  className = '',
}: WeaveProps) {
  const weave = weaveGeometry({ seed, goals, uprights, loose });
  // The classes of the groups are for the proportions of all goals.
  const uprightPaths = weave.uprightPaths.slice(0, goals === ALL_GOALS ? undefined : 1);
  return (
    <div className={`[container-type:size] overflow-hidden print:hidden ${className}`}>
      <svg
        viewBox={`0 0 ${weave.width} ${weave.height}`}
        preserveAspectRatio="xMinYMid"
        fill="none"
        strokeLinecap="round"
        className="h-full w-full overflow-visible"
        aria-hidden="true"
      >
        <g strokeWidth={PITCH * 0.68}>
          {weave.threads.map(({ goal, path }) => (
            <path key={goal} d={path} stroke={`var(--thread-paint, var(--goal-${goal}))`} />
          ))}
        </g>
        <g className="stroke-ink" strokeWidth={PITCH * 0.5}>
          {uprightPaths.map((path, group) => (
            <path key={path} d={path} className={GROUP_CLASSES[group]} />
          ))}
        </g>
        <g strokeLinecap="butt">
          <path
            d={weave.gapPath}
            className="stroke-paper"
            strokeWidth={PITCH * 0.84}
            strokeDasharray={weave.dashes.gap}
          />
          <g strokeWidth={PITCH * 0.68} strokeDasharray={weave.dashes.over}>
            {weave.threads.map(({ goal, overPath }) => (
              <path key={goal} d={overPath} stroke={`var(--thread-paint, var(--goal-${goal}))`} />
            ))}
          </g>
        </g>
      </svg>
    </div>
  );
}
