import { DeferredContent } from '@/components/site/deferred-content';
import { ScreenBanner, type ScreenSection } from '@/components/site/screen-banner';
import { Link } from '@/components/ui/link';
import { useContent } from '@/content/store/content-store';
import { useCopy } from '@/copy';
import { finderAnchor, screenPaths } from '@/copy/screen-paths';
import { screensCopy } from '@/copy/screens';
import { CallToAction } from '@/features/actions';
import { useCapabilities } from '@/host/capabilities';
import { EventList } from './event-list';
import { ProgramList, programsAnchor } from './program-list';

/** Programs, with its sections in the order of the specification, section 2. */
export default function ProgramsScreen() {
  const { isPaged } = useCapabilities();
  const { home, programs, wayfinding } = useCopy(screensCopy);
  const sections: readonly ScreenSection[] = [
    { anchor: programsAnchor, title: programs.list.title, scene: 'pictureBoard' },
    { anchor: 'events', title: programs.events.link, scene: 'dance' },
    // The kiosk's dock has the ways to act in its menu.
    ...(isPaged ? [] : [{ anchor: 'start', title: programs.callToAction.title, scene: 'dance' } as const]),
  ];
  const content = useContent();
  const { banner, callToAction } = programs;
  const { register, ask } = callToAction.actions;
  return (
    <>
      <ScreenBanner
        {...banner}
        scene="kitchen"
        sectionsLabel={wayfinding.onThisPage}
        sections={sections}
        nextSteps={sections.slice(0, 2)}
      />
      <DeferredContent>
        <ProgramList programs={content.programs} />
        <EventList events={content.events} hasPrograms={content.programs.length > 0} />
        {!isPaged && (
          <CallToAction anchor="start" {...callToAction} actions={[register, ask]} scene="dance">
            <Link
              to={{ pathname: screenPaths.services, hash: finderAnchor }}
              className="text-link mt-2 print:hidden"
            >
              {home.services.finderLink}
            </Link>
          </CallToAction>
        )}
      </DeferredContent>
    </>
  );
}
