import { CallToAction } from '@/components/site/call-to-action';
import { DeferredContent } from '@/components/site/deferred-content';
import { OnThisPage } from '@/components/site/on-this-page';
import { PageBanner } from '@/components/site/page-banner';
import { TiedThread } from '@/components/site/scenes/tied-thread';
import { useContent } from '@/content-store/content-store';
import { programs } from '@/copy/programs';
import { wayfinding } from '@/copy/site';
import { EventList } from './event-list';
import { ProgramList } from './program-list';

const sections = [
  { anchor: 'programs', title: programs.list.title },
  { anchor: 'events', title: programs.events.title },
  { anchor: 'start', title: programs.callToAction.title },
];

/** Programs, with its sections in the order of the specification, section 2. */
export default function ProgramsScreen() {
  const { events } = useContent();
  const { banner, callToAction } = programs;
  return (
    <>
      <PageBanner title={banner.title} text={banner.text} scene="kitchen">
        <OnThisPage label={wayfinding.onThisPage} sections={sections} />
      </PageBanner>
      <DeferredContent>
        <ProgramList />
        <EventList events={events} />
        <CallToAction anchor="start" {...callToAction} illustration={<TiedThread goal={5} />} />
      </DeferredContent>
    </>
  );
}
