import { CallToAction } from '@/components/site/call-to-action';
import { DeferredContent } from '@/components/site/deferred-content';
import { PageBanner } from '@/components/site/page-banner';
import { useContent } from '@/content-store/content-store';
import { programs } from '@/copy/programs';
import { EventList } from './event-list';
import { ProgramList } from './program-list';

/** Programs, with its sections in the order of the specification, section 2. */
export default function ProgramsScreen() {
  const { events } = useContent();
  const { banner, callToAction } = programs;
  return (
    <>
      <PageBanner title={banner.title} text={banner.text} seed={21} />
      <DeferredContent>
        <ProgramList />
        <EventList events={events} />
        <CallToAction {...callToAction} />
      </DeferredContent>
    </>
  );
}
