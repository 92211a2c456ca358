import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { ReachUsCopy } from '@/copy/types';
import { useCapabilities } from '@/host/capabilities';
import { firstViewEndId } from '@/lib/element-ids';
import { CrisisLink, type CrisisLinkCopy, KioskStart, ReachNow } from './kiosk-start';
import { OnThisPage } from './on-this-page';
import { Scene, type SceneName } from './scenes/scene';
import { Tiles } from './tiles';

/** A section of a screen, and its picture on a tile in the kiosk, which differs from its neighbors' and the screen's own. */
export interface ScreenSection {
  /** The anchor that `anchorMark` gives its heading. */
  anchor: string;
  title: string;
  scene: SceneName;
  /** Whether the section only appears once scripts run. */
  isFetched?: boolean;
}

/** How many sections make a screen worth a list of links; fewer are found without one. */
const MANY = 5;

const besideScene =
  '@min-[36rem]:grid-cols-[7fr_5fr] @min-[60rem]:gap-x-16 @min-[62rem]:grid-cols-[2fr_1fr] print:block print:pt-4 print:pb-1';

interface ScreenBannerProps {
  title: string;
  text: ReactNode;
  scene: SceneName;
  /** Whether a narrow window leaves out the picture, because what follows must be in the first view. */
  isBrief?: boolean;
  sectionsLabel: string;
  sections: readonly ScreenSection[];
  /** The sections that most people come for, as buttons; the first one is filled. */
  nextSteps?: readonly ScreenSection[];
  /** The ways to reach us, which the kiosk shows in place of the text. */
  reachUs?: ReachUsCopy;
  crisis?: CrisisLinkCopy | undefined;
}

/** The top of a screen: its only h1, an introduction, the links to its sections, and a picture beside or below it. */
export function ScreenBanner({
  title,
  text,
  scene,
  isBrief,
  sectionsLabel,
  sections,
  nextSteps = [],
  reachUs,
  crisis,
}: ScreenBannerProps) {
  if (useCapabilities().isPaged) {
    return (
      <KioskStart
        picture={<Scene name={scene} />}
        tiles={
          <Tiles
            label={sectionsLabel}
            tiles={sections.map(({ anchor, title, scene }) => ({
              id: anchor,
              to: { hash: anchor },
              title,
              picture: <Scene name={scene} isFramed={false} />,
            }))}
            foot={crisis && <CrisisLink copy={crisis} />}
          />
        }
      >
        <h1 tabIndex={-1} className="first-title">
          {title}
        </h1>
        {reachUs ? <ReachNow copy={reachUs} /> : <p className="text-ink-soft few:hidden">{text}</p>}
      </KioskStart>
    );
  }
  return (
    <div className="@container">
      <div className={`page-column grid items-start gap-x-10 gap-y-6 pt-10 pb-8 ${besideScene}`}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="max-w-reading mt-5 text-xl text-balance text-ink-soft">{text}</p>
          {sections.length >= MANY && <OnThisPage label={sectionsLabel} sections={sections} />}
          {nextSteps.length > 0 && (
            <ul className="mt-6 flex flex-wrap gap-3 print:hidden">
              {nextSteps.map(({ anchor, title }, index) => (
                <li key={anchor} className="flex @max-[36rem]:grow *:grow">
                  <Link
                    to={{ hash: anchor }}
                    className={`${buttonClasses(index === 0 ? 'primary' : 'secondary')} @max-[36rem]:px-4`}
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Scene
          name={scene}
          className={`w-full max-w-120 ${sections.length >= MANY ? '' : '@min-[62rem]:max-w-80 @min-[62rem]:justify-self-end'} ${isBrief ? 'hidden @min-[44rem]:block' : ''}`}
        />
      </div>
      <div id={firstViewEndId} className="border-t-2 border-ink print:hidden" />
    </div>
  );
}
