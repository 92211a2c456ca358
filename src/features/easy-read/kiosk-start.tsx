import type { ReactNode } from 'react';
import { WayTiles } from '@/components/site/way-tiles';
import { Link } from '@/components/ui/link';
import type { PictureId } from '@/content/pictures';
import { useCopy } from '@/language';
import { Picture } from './pictures';

interface Part {
  anchor: string;
  title: string;
  picture?: PictureId | undefined;
}

/** The parts of a screen as large tiles with pictures. */
function PartTiles({ parts }: { parts: readonly Part[] }) {
  const label = useCopy().wayfinding.onThisPage;
  return (
    <nav
      aria-label={label}
      className="text-[max(1.25rem,min(1.875rem,3.4vw))] font-bold landscape:text-[1.4rem]"
    >
      <p>{label}</p>
      <ul className="mt-3 grid grid-cols-1 gap-3 @min-[36rem]:grid-cols-2 landscape:@min-[56rem]:grid-cols-3">
        {parts.map(({ anchor, title, picture }) => (
          <li key={anchor}>
            <Link
              to={{ hash: anchor }}
              className="flex h-full items-center gap-x-4 rounded-card border-2 border-ink bg-card px-4 py-2 leading-tight landscape:py-1.5"
            >
              {picture && <Picture id={picture} className="size-16 landscape:size-14" />}
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
      className={`grid min-h-[calc(var(--stop-height)-1.5rem)] content-start gap-x-16 gap-y-6 pb-6 landscape:gap-y-3 ${hasWays ? withWays : withParts}`}
    >
      <div className="grid content-start gap-y-5 landscape:gap-y-3">{children}</div>
      {hasWays ? <WayTiles copy={homeTiles} isCompact /> : <PartTiles parts={tiles} />}
    </div>
  );
}
