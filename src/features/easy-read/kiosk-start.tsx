import type { ReactNode } from 'react';
import { Picture } from '@/components/site/pictures/picture';
import { WayTiles } from '@/components/site/way-tiles';
import { Link } from '@/components/ui/link';
import type { PictureId } from '@/content/pictures';
import { useCopy } from '@/language';

interface Part {
  anchor: string;
  title: string;
  picture?: PictureId | undefined;
}

/** All tiles are on the first page of a low display. */
const lowRows =
  'low:mt-1 low:grow low:auto-rows-[1fr] low:gap-1.5 low:landscape:grid-cols-2 low:landscape:@min-[34rem]:has-[>li:nth-child(5)]:grid-cols-3';

/** The parts of a screen as large tiles with pictures. */
function PartTiles({ parts }: { parts: readonly Part[] }) {
  const label = useCopy().wayfinding.onThisPage;
  return (
    <nav
      aria-label={label}
      className="flex flex-col text-[max(1.25rem,min(1.875rem,3.4vw))] font-bold landscape:text-[1.4rem] low:text-base!"
    >
      <p className="low:hidden">{label}</p>
      <ul
        className={`mt-3 grid grid-cols-1 gap-3 @min-[36rem]:grid-cols-2 landscape:@min-[56rem]:grid-cols-3 ${lowRows}`}
      >
        {parts.map(({ anchor, title, picture }) => (
          <li key={anchor}>
            <Link
              to={{ hash: anchor }}
              className="flex h-full items-center gap-x-4 rounded-card border-2 border-ink bg-card px-4 py-2 leading-tight landscape:py-1.5 low:gap-x-2 low:px-2 low:py-1"
            >
              {picture && <Picture id={picture} className="size-16 landscape:size-14 low:size-10" />}
              {title}
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
  'landscape:grid-cols-2 landscape:[--picture-height:12.5dvh] portrait:[--picture-height:calc((var(--stop-height)-18rem)/6)]';

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
  const { homeTiles } = useCopy<'tools'>();
  const hasWays = tiles === 'ways';
  return (
    <div
      className={`grid min-h-[calc(var(--stop-height)-1.5rem)] content-start gap-x-16 gap-y-6 pb-6 landscape:gap-y-3 ${hasWays ? withWays : withParts} ${tilesFirst}`}
    >
      <div className="grid content-start gap-y-5 landscape:gap-y-3 low:contents low:*:not-first:order-1 low:*:not-first:mt-4">
        {children}
      </div>
      {hasWays ? <WayTiles copy={homeTiles} isCompact /> : <PartTiles parts={tiles} />}
    </div>
  );
}
