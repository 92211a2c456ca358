import { DeferredContent } from '@/components/site/deferred-content';
import { PageBanner, type ScreenSection } from '@/components/site/page-banner';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { useContent, useCopy } from '@/copy';
import { storyCopy } from '@/copy/story';
import { languagesAnchor, otherLanguages, useHasOtherLanguages } from '@/features/other-languages';
import { pictureStory, storyAnchors } from '@/features/picture-story';
import { useCapabilities } from '@/host/capabilities';
import { ContactWaySection } from './contact-way-list';
import { CrisisBox } from './crisis-box';
import { MapPlaceholder } from './map-placeholder';
import { ReachBox } from './reach-box';
import { WriteToUs } from './write-to-us';

const onPaper =
  'print:block print:@min-[40rem]:grid print:gap-x-8 print:gap-y-4 print:@min-[40rem]:grid-cols-[1fr_22rem]';

/** Contact: first what most people come for, which is help in a crisis, the ways to reach us and the form; then the rest. */
export default function ContactScreen() {
  const { contact, homeTiles, reachUs, wayfinding, pictureStory: story } = useCopy(storyCopy);
  const { mission } = useContent();
  const PictureStory = useLazyModule(pictureStory, false);
  const languages = useLazyModule(otherLanguages, PictureStory !== undefined);
  const hasLanguages = useHasOtherLanguages();
  const { isPaged } = useCapabilities();
  const { banner, crisis, reach, form, ways, map, otherLanguages: others } = contact;
  const first: readonly ScreenSection[] = [
    // The kiosk has the crisis line in a place of its own.
    ...(isPaged && homeTiles.crisis
      ? []
      : [{ anchor: 'crisis', title: crisis.title, scene: 'quietRoom' } as const]),
    { anchor: 'reach', title: isPaged ? reach.title : ways.title, scene: 'phone' },
    { anchor: 'message', title: form.title, scene: 'mailbox' },
  ];
  const place: ScreenSection = { anchor: 'map', title: map.title, scene: 'bus' };
  const visit: ScreenSection = {
    anchor: storyAnchors.visit,
    title: story.title,
    scene: 'meeting',
    isFetched: true,
  };
  const inKiosk: readonly ScreenSection[] = [
    ...first,
    { anchor: 'ways', title: ways.title, scene: 'pictureBoard' },
    place,
    ...(PictureStory ? [visit] : []),
  ];
  // The last sections are in the prerendered list before they have loaded.
  const inBrowser: readonly ScreenSection[] = [
    ...first,
    place,
    visit,
    { anchor: storyAnchors.call, title: story.call.title, scene: 'phone', isFetched: true },
    ...(hasLanguages
      ? [{ anchor: languagesAnchor, title: others.title, scene: 'ramp', isFetched: true } as const]
      : []),
  ];
  return (
    <>
      <PageBanner
        title={banner.title}
        text={
          <>
            {banner.text}{' '}
            <span lang={mission.languages?.promise} className="inline-block">
              {mission.promise}
            </span>
          </>
        }
        scene={isPaged ? 'desk' : 'phone'}
        isBrief
        reachUs={reachUs}
        crisis={homeTiles.crisis}
        sectionsLabel={wayfinding.onThisPage}
        sections={isPaged ? inKiosk : inBrowser}
      />
      <DeferredContent>
        <div className="@container/contact pt-6 pb-14 kiosk:pb-6 print:pt-2 print:pb-0">
          <div
            className={`page-column grid grid-cols-1 items-start gap-10 kiosk:gap-y-6 @min-[62rem]:grid-cols-[7fr_5fr] @min-[62rem]:gap-x-12 ${onPaper}`}
          >
            <CrisisBox />
            <ReachBox />
            <WriteToUs />
            {isPaged && <ContactWaySection />}
            <MapPlaceholder />
          </div>
        </div>
        {PictureStory && (
          <ErrorBoundary>
            <PictureStory />
          </ErrorBoundary>
        )}
        {languages && <languages.Section />}
      </DeferredContent>
    </>
  );
}
