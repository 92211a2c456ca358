import { type ReactNode, useId } from 'react';
import type { ScreenPart } from './page-banner';
import { PictureTile } from './picture-tile';
import { Scene, type SceneName } from './scenes/scene';
import { ThreadDivider } from './weave/thread-divider';

/** Beside the introduction on a wide display, and smaller where the tiles take a whole row. */
const sceneClasses = [
  'hidden w-full low:hidden! @min-[36rem]:block landscape:@min-[44rem]:col-start-2 landscape:@min-[44rem]:row-span-2',
  'landscape:@min-[44rem]:row-start-1 landscape:@min-[44rem]:self-start landscape:@min-[44rem]:@max-[68rem]:row-span-1',
  'landscape:@min-[44rem]:@max-[68rem]:w-3/5 landscape:@min-[44rem]:@max-[68rem]:justify-self-end',
].join(' ');

/** In two columns on a wide display. */
const columns =
  'landscape:@min-[44rem]:grid landscape:@min-[44rem]:grid-cols-[7fr_5fr] landscape:@min-[44rem]:content-center landscape:@min-[44rem]:py-4';

interface PartTilesProps {
  label: string;
  parts: readonly ScreenPart[];
}

/** Up to three rows under the introduction of a tall stop, or below that of a wide one; on a low display, a stop of their own. */
const pictures = [
  '[--tile-picture:3.5rem] portrait:[--tile-picture:calc(((var(--stop-height)-max(22rem,var(--above-reach))-7rem)/3-4rem)*4/3)]',
  'landscape:@min-[44rem]:[--tile-picture:calc((var(--stop-height)-27rem)/3*4/3)] low:[--tile-picture:var(--low-picture)]!',
  'low:[--tile-rows:3] low:@min-[34rem]:[--tile-rows:2] low:[--whole-row:calc((var(--stop-height)-2rem)/var(--tile-rows)-1rem)]',
  'low:[--row-picture:calc(min(var(--whole-row),max(1.5rem,(var(--stop-height)-7rem)/var(--tile-rows)-0.7rem))*4/3)]',
  // Beside the longest word of a title in three columns, and beside two lines of six titles.
  'low:[--low-picture:var(--row-picture)] low:has-[li:nth-child(5)]:[--low-picture:min(11cqi,var(--row-picture))]',
  'low:has-[li:nth-child(6)]:[--low-picture:min(7cqi,var(--row-picture))]!',
].join(' ');

const rows =
  'grid grow auto-rows-[1fr] grid-cols-1 gap-3 @min-[30rem]:grid-cols-2 @min-[30rem]:*:last:odd:col-span-2';

const lowRows =
  'low:gap-1.5 low:landscape:grid-cols-2 low:landscape:@min-[34rem]:has-[>li:nth-child(5)]:grid-cols-3 low:landscape:*:last:odd:col-span-2';

/** The parts of a screen as large tiles. */
function PartTiles({ label, parts }: PartTilesProps) {
  const id = useId();
  return (
    <nav
      aria-labelledby={id}
      className={`@container flex grow flex-col text-[1.4rem] landscape:@min-[44rem]:@max-[68rem]:col-span-2 low:text-base ${pictures}`}
    >
      <p id={id} className="font-bold low:hidden">
        {label}
      </p>
      <ul className={`mt-3 low:mt-0 ${rows} ${lowRows}`}>
        {parts.map(({ anchor, title, scene }) => (
          <li key={anchor}>
            <PictureTile to={{ hash: anchor }} scene={scene}>
              {title}
            </PictureTile>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface KioskBannerProps {
  introduction: ReactNode;
  scene: SceneName;
  partsLabel: string;
  parts: readonly ScreenPart[];
}

/** The top of a screen in the kiosk: a stop of its own, with a choice of parts where everyone reaches them. */
export function KioskBanner({ introduction, scene, partsLabel, parts }: KioskBannerProps) {
  return (
    <div className="@container">
      <div
        className={`wrap flex min-h-[calc(var(--stop-height)-0.5rem)] flex-col gap-x-16 pb-4 low:flex! low:stop-start low:pb-2 ${columns}`}
      >
        <div className="grid min-h-(--above-reach) items-center gap-x-10 py-8 low:contents @min-[36rem]:grid-cols-[7fr_5fr] landscape:@min-[44rem]:contents">
          <div className="low:contents landscape:@min-[44rem]:mb-6 landscape:@min-[44rem]:@max-[68rem]:mb-2">
            {introduction}
          </div>
          <Scene name={scene} className={sceneClasses} />
        </div>
        <PartTiles label={partsLabel} parts={parts} />
      </div>
      <ThreadDivider />
    </div>
  );
}
