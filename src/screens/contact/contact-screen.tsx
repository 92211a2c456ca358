import { DeferredContent } from '@/components/site/deferred-content';
import { ScreenBanner, type ScreenSection } from '@/components/site/screen-banner';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { useContent } from '@/content/store/content-store';
import { useCopy } from '@/copy';
import { storyCopy } from '@/copy/picture-story';
import { languagesAnchor, otherLanguages, useHasOtherLanguages } from '@/features/other-languages';
import { pictureStory, storyAnchors } from '@/features/picture-story';
import { useCapabilities } from '@/host/capabilities';
import { dropMissing } from '@/lib/drop-missing';
import { CrisisBox } from './crisis-box';
import { MapPlaceholder } from './map-placeholder';
import { FurtherWays, ReachBox } from './reach-box';
import { WriteToUs } from './write-to-us';

const columns = 'grid grid-cols-1 gap-10 pt-6 @min-[62rem]:gap-x-12';
const withForm = '@min-[62rem]:grid-cols-[5fr_7fr] @min-[62rem]:pt-8';

/** Makes the form, which is beside the ways to reach us, a card as they are. In the kiosk, it has a page of its own. */
const beside =
  '@min-[62rem]:rounded-card @min-[62rem]:border-2 border-ink @min-[62rem]:bg-card @min-[62rem]:p-card';

/** Contact: first what most people come for, which is help in a crisis, the ways to reach us and the form; then the rest. */
export default function ContactScreen() {
  const { contact, homeTiles, reachUs, wayfinding, pictureStory: story } = useCopy(storyCopy);
  const { mission } = useContent();
  const PictureStory = useLazyModule(pictureStory, false);
  const languages = useLazyModule(otherLanguages, PictureStory !== undefined);
  const hasLanguages = useHasOtherLanguages();
  const { isPaged } = useCapabilities();
  const { banner, crisis, reach, form, ways, map, otherLanguages: others } = contact;
  const message = { anchor: 'message', title: form.title, scene: 'mailbox' } as const;
  const sections = dropMissing<ScreenSection>([
    // The kiosk has the crisis line in a place of its own.
    !(isPaged && homeTiles.crisis) && { anchor: 'crisis', title: crisis.title, scene: 'quietRoom' },
    { anchor: 'reach', title: reach.title, scene: 'phone' },
    isPaged && { anchor: 'ways', title: ways.title, scene: 'pictureBoard' },
    !isPaged && message,
    { anchor: 'map', title: map.title, scene: 'bus' },
    isPaged && message,
    // In a browser, the last sections are in the prerendered list before they have loaded.
    !(isPaged && !PictureStory) && {
      anchor: storyAnchors.visit,
      title: story.title,
      scene: 'meeting',
      isFetched: true,
    },
    !isPaged && { anchor: storyAnchors.call, title: story.call.title, scene: 'phone', isFetched: true },
    !isPaged &&
      hasLanguages && { anchor: languagesAnchor, title: others.title, scene: 'ramp', isFetched: true },
  ]);
  return (
    <>
      <ScreenBanner
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
        sections={sections}
      />
      <DeferredContent>
        <div className="@container/section pb-14 kiosk:pb-6 print:pb-0">
          <div
            className={`page-column ${columns} ${isPaged ? 'items-start gap-y-6' : withForm} print:block print:space-y-4 print:pt-2`}
          >
            <CrisisBox />
            <ReachBox />
            {isPaged && <FurtherWays />}
            {isPaged && <MapPlaceholder />}
            <WriteToUs className={isPaged ? 'col-span-full break-before-page' : beside} />
            {!isPaged && <MapPlaceholder />}
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
