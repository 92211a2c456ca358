import { DeferredContent } from '@/components/site/deferred-content';
import { PageBanner, type ScreenPart } from '@/components/site/page-banner';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { useLazyPart } from '@/components/ui/use-lazy-part';
import { useContent, useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';
import { storyCopy } from '@/copy/story';
import { otherLanguages } from '@/features/other-languages';
import { storyAnchors, visitStory } from '@/features/visit-story';
import { useCapabilities } from '@/host/capabilities';
import { AllWays } from './all-ways';
import { CrisisBox } from './crisis-box';
import { MapPlaceholder } from './map-placeholder';
import { ReachBox } from './reach-box';
import { WriteToUs } from './write-to-us';

const onPaper =
  'print:block print:@min-[40rem]:grid print:gap-x-8 print:gap-y-4 print:@min-[40rem]:grid-cols-[1fr_22rem]';

/** Contact: what most people come for first, which is help in a crisis, the number and the form; then the rest. */
export default function ContactScreen() {
  const { contact, homeTiles, reachUs, wayfinding } = useCopy(screensCopy);
  const { hasDock } = useCapabilities();
  const { mission } = useContent();
  const parts: readonly ScreenPart[] = [
    // In the kiosk, the crisis line is apart from the others.
    ...(hasDock && homeTiles.crisis
      ? []
      : [{ anchor: 'crisis', title: contact.crisis.title, scene: 'quietRoom' } as const]),
    { anchor: 'reach', title: contact.reach.title, scene: 'desk' },
    { anchor: 'message', title: contact.form.title, scene: 'pictureBoard' },
    { anchor: 'ways', title: contact.ways.title, scene: 'ramp' },
    { anchor: 'map', title: contact.map.title, scene: 'bus' },
  ];
  const VisitStory = useLazyPart(visitStory, false);
  const { visitStory: story } = useCopy(storyCopy);
  const languages = useLazyPart(otherLanguages, VisitStory !== undefined);
  return (
    <>
      <PageBanner
        title={contact.banner.title}
        text={
          <>
            {contact.banner.text} <span lang={mission.languages?.promise}>{mission.promise}</span>
          </>
        }
        scene="phone"
        isBrief
        reachUs={reachUs}
        crisis={homeTiles.crisis}
        partsLabel={wayfinding.onThisPage}
        // The others are prerendered in the list of a browser, before the story is there.
        parts={
          hasDock && VisitStory
            ? [...parts, { anchor: storyAnchors.visit, title: story.title, scene: 'meeting' }]
            : parts
        }
      />
      <DeferredContent>
        <div className="@container/contact pt-8 pb-14 print:pt-2 print:pb-0">
          <div
            className={`wrap grid grid-cols-1 gap-14 @min-[62rem]:grid-cols-[7fr_5fr] @min-[62rem]:gap-x-16 ${onPaper}`}
          >
            <CrisisBox />
            <ReachBox />
            <WriteToUs />
            <AllWays />
            <MapPlaceholder />
          </div>
        </div>
        {languages && <languages.Section />}
        {VisitStory && (
          <ErrorBoundary>
            <VisitStory />
          </ErrorBoundary>
        )}
      </DeferredContent>
    </>
  );
}
