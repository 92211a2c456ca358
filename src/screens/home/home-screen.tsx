import { CallToAction } from '@/components/site/call-to-action';
import { DeferredContent } from '@/components/site/deferred-content';
import { OnThisPage } from '@/components/site/on-this-page';
import { useContent } from '@/content-store/content-store';
import { useCopy } from '@/language';
import { Figures } from './figures';
import { HeroBanner } from './hero-banner';
import { HowWeHelp } from './how-we-help';
import { Mission } from './mission';
import { Testimonials } from './testimonials';

/** Home, with its sections in the order of the specification, section 2. */
export function HomeScreen() {
  const { wayfinding, home } = useCopy();
  const sections = [
    { anchor: 'mission', title: home.mission.title },
    { anchor: 'services', title: home.services.title },
    { anchor: 'start', title: home.start.title },
    { anchor: 'families', title: home.testimonials.title },
  ];
  const { hero, services, testimonials } = useContent();
  return (
    <>
      <HeroBanner hero={hero} />
      <DeferredContent>
        {/* One stop of the kiosk. */}
        <div className="kiosk:stop-column">
          <Figures />
          <div data-below-first-view className="wrap @container">
            <OnThisPage label={wayfinding.onThisPage} sections={sections} />
          </div>
        </div>
        <Mission />
        <HowWeHelp services={services.slice(0, home.services.shown)} />
        <CallToAction anchor="start" {...home.start} />
        <Testimonials testimonials={testimonials} />
      </DeferredContent>
    </>
  );
}
