import type { To } from 'react-router-dom';
import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PictureTile } from './picture-tile';
import type { SceneName } from './scenes/scene';

interface WayTilesProps {
  /** Keeps the pictures small beside the words on a tall page, too, which has other things above the tiles. */
  isCompact?: boolean;
  copy: {
    label: string;
    tiles: readonly { title: string; scene: SceneName; to: To }[];
    /** If there is a crisis line. */
    crisis?: { title: string; text: string; to: To } | undefined;
  };
}

const textSize = 'text-[min(1.875rem,max(1.5rem,3.6vw))] landscape:text-[1.4rem] low:text-[1.1rem]!';

/** Two rows of pictures above their words, with the crisis below, in what the text above leaves of a tall stop, or in a wide one. */
const growing =
  'portrait:[--tile-picture:calc(((var(--stop-height)-max(22rem,var(--above-reach))-12rem)/2-4.5rem)*4/3)]';

const picture =
  '[--tile-picture:35cqi] landscape:[--tile-picture:calc(((var(--stop-height)-9rem)/2-5.5rem)*4/3)]';

/** Beside the words, with the title of the screen above. */
const lowPicture = 'low:[--tile-picture:calc(((var(--stop-height)-7rem)/2-1rem)*4/3)]!';

const rows =
  'grid grow grid-cols-1 auto-rows-[1fr] gap-4 landscape:gap-3 low:gap-1.5! @min-[30rem]:grid-cols-2 low:landscape:grid-cols-2';

/** What most visitors come for, as large tiles with a picture; help in a crisis has a band of its own. */
export function WayTiles({ copy: { label, tiles, crisis }, isCompact }: WayTilesProps) {
  return (
    <nav aria-label={label} className={`@container flex grow flex-col ${textSize}`}>
      <ul className={`${rows} ${picture} ${lowPicture} ${isCompact ? '' : growing}`}>
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
          className="mt-4 flex items-center gap-x-4 rounded-card border-2 border-ink px-5 py-3 leading-tight font-bold band-primary landscape:mt-3 low:mt-1.5! low:py-0"
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
