import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Link } from '@/components/ui/link';

/** Puts pictures beside the words, above them in high tiles, and leaves them out where words would take three lines. */
function layoutOf(count: number): string {
  if (count <= 3) return `@min-[18em]:text-[1.4em] ${count === 2 ? '[--tile-picture:3fr]' : ''}`;
  const inTwoColumns = '@min-[15em]:[--tile-columns:2] @max-[10rem]:words-alone';
  return count === 4
    ? `${inTwoColumns} @min-[15em]:[@media(min-height:601px)]:pictures-above`
    : `${inTwoColumns} [--tile-picture:1.2fr] @max-[19.5em]:[--tile-picture:0px] @min-[10rem]:portrait:pictures-above`;
}

interface TilesProps {
  label: string;
  /** Content below the tiles. */
  foot?: ReactNode;
  children: readonly ReactNode[];
}

/** Large tiles that share the height of the kiosk's first page. */
export function Tiles({ label, foot, children }: TilesProps) {
  return (
    <nav aria-label={label} className="contents font-bold leading-tight">
      <div className="@container flex plain:contents">
        <ul className={`tiles ${layoutOf(children.length)}`}>{children}</ul>
      </div>
      {foot}
    </nav>
  );
}

interface TileProps {
  to: To;
  /** A picture, as large as the words allow. If that is too small, the words fill the tile. */
  picture: ReactNode;
  isSquare?: boolean;
  children: ReactNode;
}

/** A tile of the kiosk: a picture and words, in line with those of the other tiles. */
export function Tile({ to, picture, isSquare, children }: TileProps) {
  return (
    <li className="break-inside-avoid">
      <Link to={to}>
        <div
          className={`fitted-picture [grid-column:var(--tile-figure)] *:overflow-hidden *:rounded-control [display:var(--tile-figure-display,block)] ${isSquare ? '[--picture-ratio:1]' : ''}`}
        >
          {picture}
        </div>
        <span className="[grid-column:var(--tile-words)] text-balance">{children}</span>
      </Link>
    </li>
  );
}
