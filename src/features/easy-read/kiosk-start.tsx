import type { ReactNode } from 'react';
import { Picture } from '@/components/site/pictures/picture';
import { WayTiles } from '@/components/site/way-tiles';
import { Link } from '@/components/ui/link';
import { useCopy } from '@/copy';
import type { PictureId } from '@/copy/pictures';
import { toolsCopy } from '@/copy/tools';

interface Part {
  anchor: string;
  title: string;
  picture?: PictureId | undefined;
}

/** All tiles are on the first page of a low display, too. */
const lowRows =
  'low:mt-1 low:auto-rows-auto low:gap-1.5 low:landscape:@min-[20rem]:grid-cols-2 low:landscape:@min-[34rem]:has-[>li:nth-child(5)]:grid-cols-3';

const tile =
  'min-h-20 rounded-card border-2 border-ink bg-card px-3 py-1.5 leading-tight low:min-h-(--size-target) low:px-2 low:py-1';

/** What its picture is. */
const square = '[--picture-ratio:1] [--picture-share:28%]';

/** The parts of a screen as large tiles with pictures. */
function PartTiles({ parts }: { parts: readonly Part[] }) {
  const label = useCopy().wayfinding.onThisPage;
  return (
    <nav
      aria-label={label}
      className="flex flex-col text-[max(1.25rem,min(1.875rem,3.4vw))] font-bold landscape:text-[1.4rem] tile-text"
    >
      <p className="low:hidden">{label}</p>
      <ul
        className={`mt-3 grid grow auto-rows-[1fr] grid-cols-1 gap-3 @min-[36rem]:grid-cols-2 landscape:@min-[56rem]:grid-cols-3 ${lowRows}`}
      >
        {parts.map(({ anchor, title, picture }) => (
          <li key={anchor}>
            <Link to={{ hash: anchor }} className={`picture-tile ${square} ${tile}`}>
              <div className="fitted-picture">
                {picture && <Picture id={picture} className="aspect-square" />}
              </div>
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The pictures are smaller where the first stop is tight. */
const withParts =
  'landscape:[--picture-height:12.5dvh] portrait:[--picture-height:calc((var(--stop-height)-18rem)/5)]';
const withWays =
  'landscape:grid-cols-2 landscape:grid-rows-1 landscape:[--picture-height:12.5dvh] portrait:[--picture-height:calc((var(--stop-height)-18rem)/6)]';

/** On a low display, the tiles come right after the title. */
const tilesFirst =
  'low:flex low:flex-col low:gap-y-1 low:pb-2 low:*:last:min-h-[calc(var(--stop-height)-3rem)]';

interface KioskStartProps {
  /** The other parts of the screen; or none, and the ways to the other screens. */
  tiles: readonly Part[] | 'ways';
  children: ReactNode;
}

/** The first stop of a screen in the kiosk: its beginning, and the choice of what comes next. */
export function KioskStart({ tiles, children }: KioskStartProps) {
  const { homeTiles } = useCopy(toolsCopy);
  const hasWays = tiles === 'ways';
  return (
    <div
      className={`grid min-h-[calc(var(--stop-height)-1.5rem)] grid-rows-[auto_1fr] gap-x-16 gap-y-6 pb-6 landscape:gap-y-3 ${hasWays ? withWays : withParts} ${tilesFirst}`}
    >
      <div className="grid min-h-(--above-reach) content-start gap-y-5 landscape:gap-y-3 low:contents low:*:not-first:order-1 low:*:not-first:mt-4">
        {children}
      </div>
      {hasWays ? <WayTiles copy={homeTiles} /> : <PartTiles parts={tiles} />}
    </div>
  );
}
