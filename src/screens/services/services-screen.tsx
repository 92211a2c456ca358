import { CallToAction } from '@/components/site/call-to-action';
import { DeferredContent } from '@/components/site/deferred-content';
import { PageBanner } from '@/components/site/page-banner';
import { useContent } from '@/content-store/content-store';
import { services } from '@/copy/services';
import { Process } from './process';
import { ServiceList } from './service-list';
import { SupportTypes } from './support-types';
import { WhatFits } from './what-fits';

/** Services, with its sections in the order of the specification, section 2. */
export default function ServicesScreen() {
  const content = useContent();
  const { banner, callToAction } = services;
  return (
    <>
      <PageBanner title={banner.title} text={banner.text} seed={8} />
      <DeferredContent>
        <WhatFits />
        <ServiceList services={content.services} />
        <Process />
        <SupportTypes />
        <CallToAction {...callToAction} />
      </DeferredContent>
    </>
  );
}
