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

/** Help in a crisis and the number share a stop of the kiosk. On a tall display, so do the other ways and the map. */
const stops =
  'kiosk:gap-y-0! kiosk:*:stop kiosk:*:py-8 kiosk:landscape:*:py-2 kiosk:portrait:*:min-h-[calc(var(--stop-height)/2)]';

const onPaper =
  'print:block print:@min-[40rem]:grid print:gap-x-8 print:gap-y-4 print:@min-[40rem]:grid-cols-[1fr_22rem]';

/** Contact: what most people come for first, which is help in a crisis, the number and the form; then the rest. */
export default function ContactScreen() {
  const { contact, wayfinding } = useCopy(screensCopy);
  const { mission } = useContent();
  const parts: readonly ScreenPart[] = [
    { anchor: 'crisis', title: contact.crisis.title, scene: 'quietRoom' },
    { anchor: 'reach', title: contact.reach.title, scene: 'desk' },
    { anchor: 'message', title: contact.form.title, scene: 'pictureBoard' },
    { anchor: 'ways', title: contact.ways.title, scene: 'ramp' },
    { anchor: 'map', title: contact.map.title, scene: 'bus' },
  ];
  const VisitStory = useLazyPart(visitStory, false);
  const { hasDock } = useCapabilities();
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
        partsLabel={wayfinding.onThisPage}
        // The others are prerendered in the list of a browser, before the story is there.
        parts={
          hasDock && VisitStory
            ? [...parts, { anchor: storyAnchors.visit, title: story.title, scene: 'meeting' }]
            : parts
        }
      />
      <DeferredContent>
        <div className="@container/contact pt-8 pb-14 kiosk:py-0 print:pt-2 print:pb-0">
          <div
            className={`wrap grid grid-cols-1 gap-14 @min-[62rem]:grid-cols-[7fr_5fr] @min-[62rem]:gap-x-16 ${stops} ${onPaper}`}
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
