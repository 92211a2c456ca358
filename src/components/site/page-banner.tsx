import { useLazyPart } from '@/components/ui/use-lazy-part';
import { useCapabilities } from '@/host/capabilities';
import { lazyPart } from '@/lib/lazy-part';
import { OnThisPage } from './on-this-page';
import type { ScreenPart } from './part-tiles';
import { Scene, type SceneName } from './scenes/scene';
import { ThreadDivider } from './weave/thread-divider';

/** The tiles, which only the kiosk has. */
const partTiles = lazyPart(() => import('./part-tiles'));

interface PageBannerProps {
  title: string;
  text: string;
  /** Gives each screen a face of its own. */
  scene: SceneName;
  /** What the list of parts is called. */
  partsLabel: string;
  parts: readonly ScreenPart[];
}

/**
 * The top of a screen: its only h1, an introduction, the links to its parts, and a picture of people beside it, or below it
 * in a narrow window. Above a dock it is a page of its own, with a choice of parts where everyone reaches them.
 */
export function PageBanner({ title, text, scene, partsLabel, parts }: PageBannerProps) {
  const { hasDock } = useCapabilities();
  const PartTiles = useLazyPart(partTiles, hasDock);
  const introduction = (
    <>
      <h1 tabIndex={-1} className={hasDock ? 'landscape:text-[min(4.25rem,4.2vw)]' : undefined}>
        {title}
      </h1>
      <p className="measure mt-5 text-xl text-ink-soft">{text}</p>
    </>
  );
  if (hasDock) {
    return (
      <div className="@container">
        <div className="wrap flex min-h-[calc(var(--part-height)-0.5rem)] flex-col gap-x-16 pb-4 landscape:@min-[44rem]:grid landscape:@min-[44rem]:grid-cols-[7fr_5fr] landscape:@min-[44rem]:content-center landscape:@min-[44rem]:py-4">
          <div className="grid min-h-(--above-reach) items-center gap-x-10 py-8 @min-[36rem]:grid-cols-[7fr_5fr] landscape:@min-[44rem]:contents">
            <div className="landscape:@min-[44rem]:mb-6 landscape:@min-[44rem]:@max-[68rem]:mb-2">
              {introduction}
            </div>
            <Scene
              name={scene}
              className="hidden w-full @min-[36rem]:block landscape:@min-[44rem]:col-start-2 landscape:@min-[44rem]:row-span-2 landscape:@min-[44rem]:row-start-1 landscape:@min-[44rem]:self-start landscape:@min-[44rem]:@max-[68rem]:row-span-1 landscape:@min-[44rem]:@max-[68rem]:w-3/5 landscape:@min-[44rem]:@max-[68rem]:justify-self-end"
            />
          </div>
          {PartTiles && <PartTiles label={partsLabel} parts={parts} />}
        </div>
        <ThreadDivider />
      </div>
    );
  }
  return (
    <div className="@container">
      <div className="wrap grid items-center gap-x-10 gap-y-6 pt-12 pb-[min(3rem,12vw)] @min-[44rem]:grid-cols-[7fr_5fr] @min-[74rem]:gap-x-16 print:block print:pt-4 print:pb-1">
        <div>
          {introduction}
          <OnThisPage label={partsLabel} sections={parts} />
        </div>
        <Scene name={scene} className="w-full max-w-64 @min-[44rem]:max-w-none" />
      </div>
      <ThreadDivider endsFirstView />
    </div>
  );
}
