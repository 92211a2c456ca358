import { DeferredContent } from '@/components/site/deferred-content';
import { ScreenBanner, type ScreenSection } from '@/components/site/screen-banner';
import { useContent } from '@/content/store/content-store';
import { useCopy } from '@/copy';
import { finderAnchor } from '@/copy/screen-paths';
import { screensCopy } from '@/copy/screens';
import { CallToAction } from '@/features/actions';
import { FinderSection } from '@/features/finder';
import { useCapabilities } from '@/host/capabilities';
import { dropMissing } from '@/lib/drop-missing';
import { Process } from './process';
import { ServiceList } from './service-list';
import { SupportTypes } from './support-types';

/** Services, with the finder, then its sections in the order of the specification, section 2. */
export default function ServicesScreen() {
  const { isPaged } = useCapabilities();
  const { finder, services, wayfinding } = useCopy(screensCopy);
  const content = useContent();
  const sections = dropMissing<ScreenSection>([
    { anchor: finderAnchor, title: finder.title, scene: 'ramp' },
    { anchor: 'services', title: services.list.title, scene: 'pictureBoard' },
    content.steps.length > 0 && { anchor: 'process', title: services.process.title, scene: 'meeting' },
    content.support.length > 0 && { anchor: 'support', title: services.support.title, scene: 'quietRoom' },
    // The kiosk's dock has the ways to act in its menu.
    !isPaged && { anchor: 'start', title: services.callToAction.title, scene: 'phone' },
  ]);
  const { banner, callToAction } = services;
  const { call, request } = callToAction.actions;
  return (
    <>
      <ScreenBanner
        {...banner}
        scene="bus"
        isBrief
        sectionsLabel={wayfinding.onThisPage}
        sections={sections}
      />
      <DeferredContent>
        <FinderSection />
        <ServiceList services={content.services} />
        {content.steps.length > 0 && <Process steps={content.steps} mission={content.mission} />}
        {content.support.length > 0 && <SupportTypes types={content.support} />}
        {!isPaged && <CallToAction anchor="start" {...callToAction} actions={[call, request]} scene="desk" />}
      </DeferredContent>
    </>
  );
}
