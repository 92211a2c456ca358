import type { To } from 'react-router-dom';
import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PictureTile } from './picture-tile';
import type { SceneName } from './scenes/scene';

interface WayTilesProps {
  copy: {
    label: string;
    tiles: readonly { title: string; scene: SceneName; to: To }[];
    /** If there is a crisis line. */
    crisis?: { title: string; text: string; to: To } | undefined;
  };
}

const textSize = 'text-[min(1.875rem,max(1.5rem,3.6vw))] landscape:text-[1.4rem] low:text-[1.1rem]!';

const rows =
  'grid grow grid-cols-1 auto-rows-[1fr] gap-4 landscape:gap-3 low:auto-rows-auto low:gap-1.5! @min-[30rem]:grid-cols-2 low:landscape:@min-[20rem]:grid-cols-2';

/** What most visitors come for, as large tiles with a picture; help in a crisis has a band of its own. */
export function WayTiles({ copy: { label, tiles, crisis } }: WayTilesProps) {
  return (
    <nav aria-label={label} className={`@container flex grow flex-col ${textSize}`}>
      <ul className={rows}>
        {tiles.map(({ title, scene, to }) => (
          <li key={scene}>
            <PictureTile to={to} scene={scene}>
              {title}
            </PictureTile>
          </li>
        ))}
      </ul>
      {crisis && (
        <Link
          to={crisis.to}
          className="mt-4 flex shrink-0 items-center gap-x-4 rounded-card border-2 border-ink px-5 py-3 leading-tight font-bold band-primary landscape:mt-3 low:mt-1.5! low:py-1"
        >
          <Icon id="lifebuoy" className="size-9 shrink-0 low:size-6" />
          <span>
            {crisis.title}: <BreakableText>{crisis.text}</BreakableText>
          </span>
        </Link>
      )}
    </nav>
  );
}
