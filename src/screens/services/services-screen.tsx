import { CallToAction } from '@/components/site/call-to-action';
import { DeferredContent } from '@/components/site/deferred-content';
import { OnThisPage } from '@/components/site/on-this-page';
import { PageBanner } from '@/components/site/page-banner';
import { TiedThread } from '@/components/site/scenes/tied-thread';
import { finderAnchor } from '@/content/screen-paths';
import { useContent } from '@/content-store/content-store';
import { finder } from '@/copy/finder';
import { services } from '@/copy/services';
import { wayfinding } from '@/copy/site';
import { Process } from './process';
import { ServiceList } from './service-list';
import { SupportTypes } from './support-types';
import { WhatFits } from './what-fits';

const sections = [
  { anchor: finderAnchor, title: finder.title },
  { anchor: 'services', title: services.list.title },
  { anchor: 'process', title: services.process.title },
  { anchor: 'support', title: services.support.title },
  { anchor: 'start', title: services.callToAction.title },
];

/** Services, with the finder, then its sections in the order of the specification, section 2. */
export default function ServicesScreen() {
  const content = useContent();
  const { banner, callToAction } = services;
  return (
    <>
      <PageBanner title={banner.title} text={banner.text} scene="bus">
        <OnThisPage label={wayfinding.onThisPage} sections={sections} />
      </PageBanner>
      <DeferredContent>
        <WhatFits />
        <ServiceList services={content.services} />
        <Process />
        <SupportTypes />
        <CallToAction anchor="start" {...callToAction} illustration={<TiedThread goal={10} />} />
      </DeferredContent>
    </>
  );
}
