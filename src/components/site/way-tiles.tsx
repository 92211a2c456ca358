import type { To } from 'react-router-dom';
import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Scene, type SceneName } from './scenes/scene';

interface WayTilesProps {
  /** Keeps the pictures small beside the words on a tall page, too, which has other things above the tiles. */
  isCompact?: boolean;
  copy: {
    label: string;
    tiles: readonly { title: string; scene: SceneName; to: To }[];
    crisis: { title: string; text: string; to: To };
  };
}

const textSize = 'text-[min(1.875rem,max(1.5rem,3.6vw))] landscape:text-[1.4rem]';

const tile = `flex h-full items-center overflow-hidden rounded-card border-2 border-ink bg-card leading-tight font-bold ${textSize}`;

/** The words wrap below it, but stay beside it with large text and where the page is too low for two rows of pictures. */
const growing = 'portrait:@min-[30rem]:w-[clamp(35%,(var(--stop-height)-60rem)*999,100%)]';

const picture =
  'w-2/5 landscape:w-[16%] landscape:@min-[30rem]:w-[clamp(40%,(var(--stop-height)-36rem)*999,100%)]';

/** What most visitors come for, as large tiles with a picture; help in a crisis has a band of its own. */
export function WayTiles({ copy: { label, tiles, crisis }, isCompact }: WayTilesProps) {
  return (
    <nav aria-label={label} className="@container">
      <ul className="grid grid-cols-1 gap-4 landscape:gap-3 @min-[30rem]:grid-cols-2">
        {tiles.map(({ title, scene, to }) => (
          <li key={scene}>
            <Link to={to} className={`flex-wrap ${tile}`}>
              <Scene
                name={scene}
                isFramed={false}
                className={`outline-2 outline-ink ${picture} ${isCompact ? '' : growing}`}
              />
              <span className="flex-1 basis-1/2 px-4 py-3">{title}</span>
            </Link>
          </li>
        ))}
        <li className="@min-[30rem]:col-span-2">
          <Link to={crisis.to} className={`gap-x-4 px-5 py-3 band-primary ${tile}`}>
            <Icon id="lifebuoy" className="size-9 shrink-0" />
            <span>
              {crisis.title}: <BreakableText>{crisis.text}</BreakableText>
            </span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
