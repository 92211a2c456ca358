import { DeferredContent } from '@/components/site/deferred-content';
import { PageBanner, type ScreenPart } from '@/components/site/page-banner';
import { BandScene } from '@/components/site/scenes/band-scene';
import { useContent } from '@/content-store/content-store';
import { CallToAction } from '@/features/actions';
import { useCopy } from '@/language';
import { EventList } from './event-list';
import { ProgramList, programsAnchor } from './program-list';

/** Programs, with its sections in the order of the specification, section 2. */
export default function ProgramsScreen() {
  const { programs, wayfinding } = useCopy<'screens'>();
  const parts: readonly ScreenPart[] = [
    { anchor: programsAnchor, title: programs.list.title, scene: 'pictureBoard' },
    { anchor: 'events', title: programs.events.title, scene: 'garden' },
    { anchor: 'start', title: programs.callToAction.title, scene: 'dance' },
  ];
  const content = useContent<'screens'>();
  const { banner, callToAction } = programs;
  return (
    <>
      <PageBanner {...banner} scene="kitchen" partsLabel={wayfinding.onThisPage} parts={parts} />
      <DeferredContent>
        <ProgramList programs={content.programs} />
        <EventList events={content.events} hasPrograms={content.programs.length > 0} />
        <CallToAction anchor="start" {...callToAction} illustration={<BandScene name="dance" />} />
      </DeferredContent>
    </>
  );
}
