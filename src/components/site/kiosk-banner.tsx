import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ScreenPart } from './page-banner';
import { Scene, type SceneName } from './scenes/scene';
import { ThreadDivider } from './weave/thread-divider';

/** Beside the introduction on a wide display, and smaller where the tiles take a whole row. */
const sceneClasses = [
  'hidden w-full @min-[36rem]:block landscape:@min-[44rem]:col-start-2 landscape:@min-[44rem]:row-span-2',
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

const tile =
  'flex h-full items-stretch overflow-hidden rounded-card border-2 border-ink bg-card text-2xl leading-tight font-bold';

const tallList = 'portrait:@min-[30rem]:grow portrait:@min-[30rem]:auto-rows-fr';

const tallTile =
  'portrait:@min-[30rem]:flex-col portrait:@min-[30rem]:text-[min(1.875rem,max(1.5rem,3.6vw))]';

/** The parts of a screen as large tiles: under their icons where the display is tall, else beside. */
function PartTiles({ label, parts }: PartTilesProps) {
  const id = useId();
  return (
    <nav
      aria-labelledby={id}
      className="@container flex grow flex-col landscape:@min-[44rem]:@max-[68rem]:col-span-2"
    >
      <p id={id} className="font-bold">
        {label}
      </p>
      <ul
        className={`mt-3 grid grid-cols-1 gap-4 @min-[30rem]:grid-cols-2 @min-[30rem]:*:last:odd:col-span-2 landscape:@min-[54rem]:grid-cols-3 ${tallList}`}
      >
        {parts.map(({ anchor, title, icon }) => (
          <li key={anchor}>
            <Link to={{ hash: anchor }} className={`${tile} ${tallTile}`}>
              <span className="grid min-w-20 place-items-center bg-paper-deep px-4 py-3 text-primary portrait:@min-[30rem]:grow">
                <Icon
                  id={icon}
                  className="size-9 portrait:@min-[30rem]:size-[clamp(2.25rem,(var(--stop-height)-58rem)*999,6rem)]"
                />
              </span>
              <span className="grow content-center px-5 py-3 portrait:@min-[30rem]:grow-0">{title}</span>
            </Link>
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
      <div className={`wrap flex min-h-[calc(var(--stop-height)-0.5rem)] flex-col gap-x-16 pb-4 ${columns}`}>
        <div className="grid min-h-(--above-reach) items-center gap-x-10 py-8 @min-[36rem]:grid-cols-[7fr_5fr] landscape:@min-[44rem]:contents">
          <div className="landscape:@min-[44rem]:mb-6 landscape:@min-[44rem]:@max-[68rem]:mb-2">
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
