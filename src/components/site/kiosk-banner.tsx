import { type ReactNode, useId } from 'react';
import type { ScreenPart } from './page-banner';
import { PictureTile } from './picture-tile';
import { Scene, type SceneName } from './scenes/scene';
import { ThreadDivider } from './weave/thread-divider';

/** As high as the introduction beside it, and as the tiles below that, where they leave it a column of its own. */
const sceneClasses = [
  'fitted-picture hidden self-stretch low:hidden! @min-[36rem]:block landscape:@min-[44rem]:col-start-2',
  'landscape:@min-[44rem]:row-start-1 landscape:@min-[68rem]:row-span-2 landscape:@max-[68rem]:*:me-0',
].join(' ');

/** In two columns on a wide display. */
const columns =
  'landscape:@min-[44rem]:grid landscape:@min-[44rem]:grid-cols-[7fr_5fr] landscape:@min-[44rem]:grid-rows-[auto_1fr] landscape:@min-[44rem]:py-4';

interface PartTilesProps {
  label: string;
  parts: readonly ScreenPart[];
}

const rows =
  'grid grow auto-rows-[1fr] grid-cols-1 gap-3 @min-[30rem]:grid-cols-2 @min-[30rem]:*:last:odd:col-span-2';

const lowRows = [
  'low:auto-rows-auto low:gap-1.5 low:landscape:@min-[20rem]:grid-cols-2',
  'low:landscape:@min-[34rem]:has-[>li:nth-child(5)]:grid-cols-3 low:landscape:@min-[20rem]:*:last:odd:col-span-2',
].join(' ');

/** Leaves the words of six tiles on a wide display two lines. */
const narrower = 'landscape:has-[li:nth-child(6)]:[--picture-share:29%]';

/** The parts of a screen as large tiles, which share the height that the introduction leaves of the stop. */
function PartTiles({ label, parts }: PartTilesProps) {
  const id = useId();
  return (
    <nav
      aria-labelledby={id}
      className={`@container flex grow flex-col text-[1.4rem] tile-text landscape:@min-[44rem]:@max-[68rem]:col-span-2 ${narrower}`}
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
          <div className={sceneClasses}>
            <Scene name={scene} />
          </div>
        </div>
        <PartTiles label={partsLabel} parts={parts} />
      </div>
      <ThreadDivider />
    </div>
  );
}
