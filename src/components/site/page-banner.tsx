import type { ReactNode } from 'react';
import { useCapabilities } from '@/host/capabilities';
import { firstViewId } from '@/lib/first-view';
import { KioskBanner } from './kiosk-banner';
import { OnThisPage } from './on-this-page';
import { Scene, type SceneName } from './scenes/scene';

/** A section of a screen, and the picture on its tile in the kiosk: another than those beside it and the screen's own. */
export interface ScreenPart {
  /** The anchor that `anchorMark` gives its heading. */
  anchor: string;
  title: string;
  scene: SceneName;
}

const besideScene =
  '@min-[44rem]:grid-cols-[7fr_5fr] @min-[74rem]:gap-x-16 print:block print:pt-4 print:pb-1';

interface PageBannerProps {
  title: string;
  text: ReactNode;
  /** Gives each screen a face of its own. */
  scene: SceneName;
  /** Whether what follows is to be in the first view: it begins earlier, and a narrow window leaves the picture out. */
  isBrief?: boolean;
  /** What the list of parts is called. */
  partsLabel: string;
  parts: readonly ScreenPart[];
}

/**
 * The top of a screen: its only h1, an introduction, the links to its parts, and a picture of people beside it, or below it
 * in a narrow window.
 */
export function PageBanner({ title, text, scene, isBrief, partsLabel, parts }: PageBannerProps) {
  const introduction = (
    <>
      <h1 tabIndex={-1} className="kiosk:landscape:text-[min(4.25rem,4.2vw)] low:mt-1 low:text-[1.4rem]!">
        {title}
      </h1>
      <p className="measure mt-5 text-xl text-ink-soft low:my-1 low:max-w-none low:text-base low:leading-snug">
        {text}
      </p>
    </>
  );
  if (useCapabilities().hasDock) return <KioskBanner {...{ introduction, scene, partsLabel, parts }} />;
  return (
    <div id={firstViewId} className="@container">
      <div
        className={`wrap grid items-start gap-x-10 gap-y-6 pt-12 ${isBrief ? 'pb-8' : 'pb-[min(3rem,12vw)]'} ${besideScene}`}
      >
        <div>
          {introduction}
          <OnThisPage label={partsLabel} sections={parts} />
        </div>
        <Scene name={scene} className={`w-full ${isBrief ? 'hidden @min-[44rem]:block' : ''}`} />
      </div>
      <div className="border-t-2 border-ink print:hidden" />
    </div>
  );
}
