import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Link } from '@/components/ui/link';

/** Gives a wide display two rows, whose pictures are larger than those of three. */
const inThreeColumns =
  'not-in-data-text:landscape:@min-[19.5em]:[--tile-columns:3] not-in-data-text:landscape:@min-[19.5em]:[--tile-alone:span_2] not-in-data-text:landscape:@min-[19.5em]:text-[min(1.15em,4.2cqi)] not-in-data-text:landscape:@min-[19.5em]:pictures-above';
const inHighTiles =
  '@min-[10rem]:portrait:pictures-above not-in-data-text:[@media(min-height:1000px)]:pictures-above';

/** Puts pictures beside the words, above them in high tiles, and leaves them out where words would take three lines. */
function layoutOf(count: number): string {
  if (count <= 3)
    return `@min-[18em]:text-[1.4em] few:text-[min(1rem,0.12*var(--page-height))] ${count === 2 ? '[--tile-picture:3fr]' : ''}`;
  const inTwoColumns =
    '@min-[15em]:[--tile-columns:2] @min-[30em]:text-[1.3em] @max-[19.5em]:words-alone tight:words-alone few:text-[min(0.85rem,0.085*var(--page-height))]';
  return count === 4
    ? `${inTwoColumns} @max-[24em]:[--tile-words-height:2lh] @min-[15em]:[@media(min-height:601px)]:pictures-above`
    : `${inTwoColumns} [--tile-picture:1.2fr] ${inHighTiles} ${inThreeColumns} few:words-alone`;
}

/** A tile of the kiosk: a picture and words, in line with those of the other tiles. */
interface TileProps {
  id: string;
  to: To;
  title: string;
  /** A picture, as large as the words allow. If that is too small, the words fill the tile. */
  picture: ReactNode;
  isSquare?: boolean;
}

interface TilesProps {
  label: string;
  tiles: readonly TileProps[];
  foot?: ReactNode;
}

/** Large tiles on the kiosk's first page. The last of an odd number has its own row. */
export function Tiles({ label, tiles, foot }: TilesProps) {
  const isAlone = (index: number) => index % 2 === 0 && index === tiles.length - 1;
  return (
    <nav aria-label={label} className="contents font-bold leading-tight">
      <div className="@container flex few:row-start-3">
        <ul
          className={`tiles few:[--tile-padding:0px] tight:[--tile-padding:0.05em] few:[--tile-words-height:auto] few:[--tile-picture:1fr] ${layoutOf(tiles.length)}`}
        >
          {tiles.map(({ id, to, title, picture, isSquare }, index) => (
            <li
              key={id}
              className={`break-inside-avoid ${isAlone(index) ? '[grid-column:var(--tile-alone,1/-1)]!' : ''}`}
            >
              <Link to={to}>
                <div className={`tile-picture fitted-picture ${isSquare ? '[--picture-ratio:1]' : ''}`}>
                  {picture}
                </div>
                <span className="grid min-h-(--tile-words-height) items-center [grid-column:var(--tile-words)] text-balance">
                  {title}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {foot}
    </nav>
  );
}
